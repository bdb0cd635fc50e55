-- Writes that touch repositories and the database: what is under way stands in the outbox until both have it.

-- refs: references are being changed; head: the default branch is; repository: one is being made or removed.
alter table outbox add column kind {text} not null default 'refs';
create index outbox_by_storage on outbox (storage, id);

-- After so many pushes a repository is packed.
alter table projects add column pushes_since_maintenance bigint not null default 0;
