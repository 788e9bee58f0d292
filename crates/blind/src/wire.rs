//! Bytes of a post: written, and read from anybody without trust.

use curve25519_dalek::{RistrettoPoint, Scalar, ristretto::CompressedRistretto};

/// Bytes that are being read.
pub(crate) struct ByteReader<'a>(&'a [u8]);

impl<'a> ByteReader<'a> {
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    pub fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (taken, rest) = self.0.split_first_chunk::<N>()?;
        self.0 = rest;
        Some(*taken)
    }

    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn rest(&mut self) -> &'a [u8] {
        std::mem::take(&mut self.0)
    }
}

/// Can stand in a post: written in one way only, so that the same bytes mean the same.
pub(crate) trait Wire: Sized {
    /// Fewest bytes that one takes, so that a count that is too large is found before anything is made room for.
    const LEAST: usize;

    fn write(&self, to: &mut Vec<u8>);
    fn read(from: &mut ByteReader) -> Option<Self>;
}

/// All of the bytes as one thing; none where they are no such thing, or more.
pub(crate) fn read_all<T: Wire>(bytes: &[u8]) -> Option<T> {
    let mut reader = ByteReader::new(bytes);
    let read = T::read(&mut reader)?;
    reader.is_empty().then_some(read)
}

impl Wire for RistrettoPoint {
    const LEAST: usize = 32;

    fn write(&self, to: &mut Vec<u8>) {
        to.extend(self.compress().to_bytes());
    }

    fn read(from: &mut ByteReader) -> Option<Self> {
        CompressedRistretto(from.take()?).decompress()
    }
}

impl Wire for Scalar {
    const LEAST: usize = 32;

    fn write(&self, to: &mut Vec<u8>) {
        to.extend(self.to_bytes());
    }

    fn read(from: &mut ByteReader) -> Option<Self> {
        Self::from_canonical_bytes(from.take()?).into()
    }
}

impl Wire for u32 {
    const LEAST: usize = 4;

    fn write(&self, to: &mut Vec<u8>) {
        to.extend(self.to_le_bytes());
    }

    fn read(from: &mut ByteReader) -> Option<Self> {
        Some(Self::from_le_bytes(from.take()?))
    }
}

impl<A: Wire, B: Wire> Wire for (A, B) {
    const LEAST: usize = A::LEAST + B::LEAST;

    fn write(&self, to: &mut Vec<u8>) {
        self.0.write(to);
        self.1.write(to);
    }

    fn read(from: &mut ByteReader) -> Option<Self> {
        Some((A::read(from)?, B::read(from)?))
    }
}

/// Its length in two bytes, then one after the other. What is longer than 65,535 is not written whole, and so not taken.
impl<T: Wire> Wire for Vec<T> {
    const LEAST: usize = 2;

    fn write(&self, to: &mut Vec<u8>) {
        let count = u16::try_from(self.len()).unwrap_or(u16::MAX);
        to.extend(count.to_le_bytes());
        self.iter().take(usize::from(count)).for_each(|one| one.write(to));
    }

    fn read(from: &mut ByteReader) -> Option<Self> {
        let count = usize::from(u16::from_le_bytes(from.take()?));
        if count * T::LEAST > from.0.len() {
            return None;
        }
        (0..count).map(|_| T::read(from)).collect()
    }
}

/// Writes and reads a struct field by field.
macro_rules! wire {
    ($name:ident { $($field:ident: $type:ty),+ $(,)? }) => {
        impl $crate::wire::Wire for $name {
            const LEAST: usize = 0 $(+ <$type as $crate::wire::Wire>::LEAST)+;

            fn write(&self, to: &mut Vec<u8>) {
                $($crate::wire::Wire::write(&self.$field, to);)+
            }

            fn read(from: &mut $crate::wire::ByteReader) -> Option<Self> {
                Some(Self { $($field: <$type as $crate::wire::Wire>::read(from)?),+ })
            }
        }
    };
}
pub(crate) use wire;
