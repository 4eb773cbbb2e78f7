-- Engines and page builds by the hash that is their name: from here every node has them, a new one too.
create table bundle (
  name text primary key,
  kind text not null,
  -- The text of an engine; of a page build the list of its files.
  body text not null,
  -- Of a page build: the engine in it.
  engine text,
  kept_at bigint not null,
  withdrawn_at bigint
);

-- Files of page builds, shared by all builds that have them; brotli where `packed` is 1.
create table bundle_file (
  hash text primary key,
  packed integer not null,
  body bytea not null
);

-- The page build on which a game is played.
alter table game add column page text;
-- Since when it cannot be played, because its engine or its page is lost or withdrawn; that time is given back.
alter table game add column waits_since bigint;
-- The last engine on which it would have gone another way, and at which step: it is not compared with that one again.
alter table game add column parted text;
create index game_engine on game (status, build, page);
create index game_waits on game (waits_since) where waits_since is not null;
