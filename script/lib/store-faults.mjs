// What honest mistakes in the stores of rooms would be: names, files, what stands there, and what stands there instead.
const store = 'crates/server/src/store'
const [sqlite, writer, postgres, columns] = ['sqlite', 'writer', 'postgres', 'columns'].map(file => `${store}/${file}.rs`)

/** Mistakes in the file's store. */
export const inSqlite = [
  ['an entry that is not the next is taken', writer,
    'where ?2 = (select coalesce(max(seq) + 1, 0) from entry where room = ?1)', 'where ?2 >= 0'],
  ['a nonce is taken twice', sqlite, 'unique (room, seat, nonce)', 'unique (room, seq, nonce)'],
  ['an entry that was refused is called done', writer,
    'if lines == 1 { WriteOutcome::Done(lines) } else { WriteOutcome::Refused }', 'WriteOutcome::Done(lines)'],
  ['a room is read from one entry later on', sqlite, 'seq >= ?2 order by seq', 'seq > ?2 order by seq'],
  ['a room is read whole wherever it is asked from', sqlite, 'seq >= ?2 order by seq', 'seq >= min(?2, 0) order by seq'],
  ['a room is read with its newest entry first', sqlite, 'seq >= ?2 order by seq', 'seq >= ?2 order by seq desc'],
  ['rooms are listed with the moment of their first entry', sqlite, 'order by seq desc limit 1', 'order by seq limit 1'],
  ['the first 256 rooms alone are listed', sqlite, 'if some.is_empty() {', 'if !rooms.is_empty() {'],
  ['a room is deleted that somebody came back to at that very moment', writer, 'at >= ?2', 'at > ?2'],
  ['what was written is taken back', writer, 'writing.commit()?', 'writing.rollback()?'],
  ['who did an entry is lost', writer, 'seat_column(entry.seat)', 'seat_column(None)'],
  ['rooms whose names begin alike are found one too few', sqlite, 'group by room limit 2', 'group by room limit 1'],
  ['each fifth entry that is acknowledged is not kept', writer,
    'let (seq, seat) = (seq_column(entry.seq), seat_column(entry.seat));',
    'let (seq, seat) = (seq_column(entry.seq), seat_column(entry.seat)); if seq % 5 == 4 { return Ok(WriteOutcome::Done(1)); }'],
  ['the server says in its own log what it writes', writer,
    'let (seq, seat) = (seq_column(entry.seq), seat_column(entry.seat));',
    'let (seq, seat) = (seq_column(entry.seq), seat_column(entry.seat)); tracing::trace!(body = entry.body, "it is written");'],
  ['a moment is read as if it were in seconds', sqlite, 'Duration::from_millis(seq_of', 'Duration::from_secs(seq_of'],
  ['a log of a later version is opened all the same', sqlite, 'if found > FORMAT {', 'if found > FORMAT && found < 0 {'],
  ['a backup is written over what is there', sqlite,
    'let to = copy.to_string_lossy();', 'let to = copy.to_string_lossy(); let _ = fs::remove_file(copy);'],
]

/** Mistakes in the database's. */
export const inPostgres = [
  ['an entry that is not the next is taken', postgres,
    'where $2 = (select coalesce(max(seq) + 1, 0) from entry where room = $1)', 'where $2 >= 0::bigint'],
  ['a nonce is taken twice', postgres, 'unique (room, seat, nonce)', 'unique (room, seq, nonce)'],
  ['an entry that was refused is called done', postgres, 'Ok(false) => Err(AppendFault::Taken),', 'Ok(false) => Ok(()),'],
  ['a room is read from one entry later on', postgres, 'seq >= $2 order by seq', 'seq > $2 order by seq'],
  ['a room is read whole wherever it is asked from', postgres, 'seq >= $2 order by seq', 'seq >= $2 * 0::bigint order by seq'],
  ['a room is read with its newest entry first', postgres, 'seq >= $2 order by seq', 'seq >= $2 order by seq desc'],
  ['rooms are listed with the moment of their first entry', postgres, 'order by seq desc limit 1', 'order by seq limit 1'],
  ['the first 256 rooms alone are listed', postgres, 'if some.is_empty() {', 'if !rooms.is_empty() {'],
  ['a room is deleted that somebody came back to at that very moment', postgres, 'touched.at >= $2', 'touched.at > $2'],
  ['rooms are deleted while others append', postgres, 'deleting.batch_execute(NOTHING_MORE).await?;', ''],
  ['a deletion is taken back', postgres, 'deleting.commit().await?', 'deleting.rollback().await?'],
  ['who did an entry is lost', postgres, 'seat_column(entry.seat)', 'seat_column(None)'],
  ['rooms whose names begin alike are found one too few', postgres, 'collate \\"C\\" limit 2', 'collate \\"C\\" limit 1'],
  ['each fifth entry that is acknowledged is not kept', postgres,
    'let (seq, seat, at) =', 'if entry.seq % 5 == 4 { return Ok(true); } let (seq, seat, at) ='],
  ['the server says in its own log what it writes', postgres,
    'let (seq, seat, at) =', 'tracing::trace!(body = entry.body, "it is written"); let (seq, seat, at) ='],
  ['a moment is read as if it were in seconds', postgres, 'Duration::from_millis(seq_of', 'Duration::from_secs(seq_of'],
  ['a log of a later version is opened all the same', postgres, 'if found > FORMAT {', 'if found > FORMAT && found < 0 {'],
  ['an entry whose answer was lost is called taken by another', postgres, 'attempt > 0', 'attempt > 1_000'],
  ['a database that is away is not waited for', postgres, 'fault.code().is_none_or(|code|', 'fault.code().is_some_and(|code|'],
]

/** Mistakes in what both write. */
export const inBoth = [
  ['names are looked for as if they were whole', columns, 'format!("{letters}~")', 'letters.to_owned()'],
  ['a moment is asked for in seconds', columns, 'moment.as_millis()', 'moment.as_secs()'],
  ['what the room does itself is its first seat’s', columns, 'seat.map_or(NO_SEAT, i16::from)', 'seat.map_or(0, i16::from)'],
]
