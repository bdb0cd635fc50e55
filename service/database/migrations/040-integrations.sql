-- Integrations of projects. One that was switched off keeps its row, without settings.

create table integrations (
  id {id},
  project_id bigint not null references projects (id) on delete cascade,
  slug {text} not null,
  active boolean not null,
  inherited boolean not null,
  -- The events that were chosen, by the names of the document.
  events json not null,
  -- The other settings. Secrets are no part of them.
  properties json not null,
  created_at {text} not null,
  updated_at {text} not null
);
create unique index integrations_by_slug on integrations (project_id, slug);
