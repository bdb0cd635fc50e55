-- What the default branch of a repository holds, as it was after the last change of its references.

alter table projects add column commit_count bigint not null default 0;
alter table projects add column readme_path {text};
alter table projects add column license_path {text};
