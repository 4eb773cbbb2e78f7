-- Time in which no node ran, by the last beat before it: the node that is named here has given it back.
create table outage (
  since bigint primary key,
  until bigint not null,
  node text not null
);

create index person_recovery on person (recovery_hash);
create index game_creator on game (creator);
create index notice_sent on notice (sent_at);
