-- The table as the first program with a log made it in its file (5a70d78b, 2026-11-23), and as the file was marked.
create table if not exists entry (
    room text not null,
    seq integer not null,
    seat integer not null,
    nonce text not null,
    body text not null,
    at integer not null,
    primary key (room, seq),
    unique (room, seat, nonce)
) strict, without rowid;
pragma user_version = 1;
