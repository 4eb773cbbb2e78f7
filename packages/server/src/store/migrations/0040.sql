-- The game after this one, which one side has proposed; the seat in it that is kept for the other.
alter table game add column next text;
alter table seat add column invited text;
create index seat_invited on seat (invited);

-- Why a plan could not be carried out, and what orders did: for their own seat alone.
alter table seat add column voided text;
alter table seat add column ordered text;

-- A moment under a short address.
create table moment (
  id text primary key,
  person text not null references person (id),
  game text,
  entries integer,
  moment integer,
  payload text,
  expires_at bigint not null
);
create index moment_person on moment (person);
create index moment_expires on moment (expires_at);
