-- One text for SQLite and PostgreSQL. Times are milliseconds since 1970. What is hashed is text: jsonb would reorder keys.
create table blob (
  hash text primary key,
  body text not null
);

create table person (
  id text primary key,
  name text not null,
  recovery_hash text,
  muted_until bigint,
  banned integer not null default 0,
  created_at bigint not null
);

create table device (
  id text primary key,
  person text not null references person (id),
  token_hash text not null unique,
  label text not null,
  seen_at bigint not null
);
create index device_person on device (person);

-- A code that adds a device: short-lived, used once.
create table link_code (
  code_hash text primary key,
  person text not null references person (id),
  expires_at bigint not null
);

-- Written when it is created, when it begins and when it ends, and when its seats change; never for a command.
create table game (
  id text primary key,
  status text not null,
  is_public integer not null,
  terms text not null,
  card text not null,
  spec text not null,
  engine integer not null,
  build text,
  opening text,
  commitment text not null,
  seed text not null,
  salt text not null,
  creator text not null references person (id),
  creator_side text not null,
  nonce_hash text,
  nonce_blue text,
  nonce_ember text,
  watch_hash text not null,
  created_at bigint not null,
  begun_at bigint,
  over_at bigint,
  outcome text,
  -- Raised with every change of this row or of its seats, so that a node which missed a bell notices.
  version integer not null default 0
);
create index game_open on game (status, is_public, created_at);

create table seat (
  game text not null references game (id),
  side text not null,
  person text references person (id),
  claim_hash text,
  orders text,
  plan text,
  agreed text,
  timeouts integer not null default 0,
  primary key (game, side)
);
create index seat_person on seat (person);

-- One write: the entries seq … seq + n − 1 and the commands that they came of. The key decides who was first.
create table entry (
  game text not null references game (id),
  seq integer not null,
  n integer not null,
  at bigint not null,
  body text not null,
  head text not null,
  primary key (game, seq)
);

-- Where a game stands, written in the statement that adds its entries: what is asked since when, the clocks, and when the server must look.
create table course (
  game text primary key references game (id),
  entries integer not null,
  turn integer not null,
  at bigint not null,
  asks text not null,
  clock text,
  due_at bigint,
  lease_until bigint,
  tries integer not null default 0
);
create index course_due on course (due_at);

create table said (
  game text not null references game (id),
  no integer not null,
  side text not null,
  at bigint not null,
  preset text,
  body text,
  primary key (game, no)
);

create table block (
  person text not null references person (id),
  blocked text not null references person (id),
  primary key (person, blocked)
);

create table report (
  id text primary key,
  person text not null,
  game text,
  about text,
  body text not null,
  at bigint not null,
  closed_at bigint
);

create table node (
  id text primary key,
  beat_at bigint not null
);
