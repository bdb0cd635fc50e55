-- Domains of static sites. Keys of certificates are not kept: nothing is served under these domains.

create table pages_domains (
  id {id},
  project_id bigint not null references projects (id) on delete cascade,
  -- In lower case.
  domain {text} not null,
  auto_ssl_enabled boolean not null,
  -- PEM, with the intermediate ones behind it.
  certificate {text},
  verified boolean not null,
  verification_code {text} not null,
  enabled_until {text},
  created_at {text} not null
);
create unique index pages_domains_by_domain on pages_domains (domain);
create index pages_domains_by_project on pages_domains (project_id, domain);
