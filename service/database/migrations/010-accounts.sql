-- What users and administrators say about accounts and tokens.

alter table users add column external boolean not null default false;
alter table users add column profile json not null default '{}';
alter table tokens add column description {text};
