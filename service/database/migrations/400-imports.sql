-- What imports bring besides projects, and what their users are told.

create table snippets (
  id {id},
  author_id bigint not null references users (id) on delete cascade,
  title {text} not null,
  description {text},
  visibility {text} not null default 'private',
  -- The name of the original at the provider: it is imported once.
  origin {text} not null,
  created_at {text} not null,
  updated_at {text} not null
);
create unique index snippets_by_origin on snippets (author_id, origin);

create table snippet_files (
  snippet_id bigint not null references snippets (id) on delete cascade,
  position bigint not null,
  name {text} not null,
  hash {text} not null,
  size bigint not null,
  primary key (snippet_id, position)
);
create index snippet_files_by_hash on snippet_files (hash);

create table gist_imports (
  -- One import of gists at a time for each user.
  user_id bigint primary key references users (id) on delete cascade,
  started_at {text} not null
);

create table mails (
  -- What users are told. The service has no way to send mail: it is kept here.
  id {id},
  user_id bigint not null references users (id) on delete cascade,
  subject {text} not null,
  body {text} not null,
  created_at {text} not null
);
create index mails_by_user on mails (user_id, id);

-- Old addresses are looked up whatever their case.
create index moved_paths_by_path on moved_paths (lower(full_path));
