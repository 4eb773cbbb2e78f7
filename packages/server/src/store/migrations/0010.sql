-- What a host wrote of a game that it held, so that it need not be played again from its first entry; trusted under its hash and build alone.
create table snapshot (
  game text primary key references game (id),
  entries integer not null,
  build text not null,
  hash text not null,
  body bytea not null
);

-- All entries of a game that has ended, packed; its rows of `entry` are gone.
create table archive (
  game text primary key references game (id),
  entries integer not null,
  at bigint not null,
  body bytea not null
);

create index game_over on game (over_at);
create index report_at on report (at);
