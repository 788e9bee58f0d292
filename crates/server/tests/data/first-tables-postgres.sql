-- The table as the first program with a log made it in Postgres (5a70d78b, 2026-11-23): no mark of its format, and no index.
create table if not exists entry (
    room text not null,
    seq bigint not null,
    seat smallint not null,
    nonce text not null,
    body text not null,
    at bigint not null,
    primary key (room, seq),
    unique (room, seat, nonce)
);
