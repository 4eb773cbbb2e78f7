-- Jobs of the embedded store; on PostgreSQL graphile-worker has a schema of its own.
create table job (
  key text primary key,
  kind text not null,
  payload text not null,
  run_at bigint not null,
  tries integer not null default 0,
  taken integer not null default 0
);
create index job_run on job (run_at);

-- Who works on PostgreSQL: the jobs of a worker that has not beaten for a while are given to others.
create table job_worker (
  id text primary key,
  beat_at bigint not null
);

-- How long a question stands before its side is sent a notice, and after how many entries one was last queued.
alter table course add column notice_after integer not null default 120000;
alter table course add column noticed integer not null default -1;
create index course_notice on course ((at + notice_after)) where noticed < entries;

-- When a person wants notices: quiet hours, digest, language.
create table notify (
  person text primary key references person (id),
  wishes text not null
);

-- Where a person is reached: a browser, an address of mail, a webhook.
create table channel (
  id text primary key,
  person text not null references person (id),
  kind text not null,
  address text not null,
  keys text,
  device text,
  state text not null,
  failures integer not null default 0,
  created_at bigint not null,
  unique (person, kind, address)
);
-- What was sent already: a job may run twice, its notice is sent once.
create table notice (
  id text primary key,
  sent_at bigint not null
);

-- Mail to an address, which is kept as a hash only: for caps, and because its owner wants none.
create table mailed (
  id text primary key,
  address_hash text not null,
  what text not null,
  at bigint not null
);
create index mailed_address on mailed (address_hash, at);
create index mailed_at on mailed (at);

-- Keys that the server made once.
create table server_key (
  name text primary key,
  value text not null
);

-- The level of a computer that sits here in place of a person.
alter table seat add column computer text;
