-- Who asks for membership, who is invited to it, and who has it by an identity provider.

create table access_requests (
  id {id},
  kind {text} not null,
  source_id bigint not null,
  user_id bigint not null references users (id) on delete cascade,
  created_at {text} not null
);
create unique index access_requests_by_source on access_requests (kind, source_id, user_id);
create index access_requests_by_user on access_requests (user_id);

create table invitations (
  -- Somebody without an account; who takes the address up becomes a member.
  id {id},
  kind {text} not null,
  source_id bigint not null,
  email {text} not null,
  access_level bigint not null,
  member_role_id bigint references member_roles (id) on delete set null,
  -- The end of the membership: a date or a time.
  expires_at {text},
  -- Where the invitation was started.
  origin {text},
  created_by_id bigint references users (id) on delete set null,
  created_at {text} not null
);
create unique index invitations_by_source on invitations (kind, source_id, lower(email));
create index invitations_by_address on invitations (lower(email));

create table promotions (
  -- Memberships that take a seat and wait for an administrator.
  id {id},
  kind {text} not null,
  source_id bigint not null,
  user_id bigint not null references users (id) on delete cascade,
  access_level bigint not null,
  member_role_id bigint references member_roles (id) on delete set null,
  expires_at {text},
  requested_by_id bigint references users (id) on delete set null,
  created_at {text} not null
);
create unique index promotions_by_source on promotions (kind, source_id, user_id);
create index promotions_by_user on promotions (user_id);

create table saml_providers (
  -- The single sign-on of a top-level group.
  id {id},
  group_id bigint not null references namespaces (id) on delete cascade,
  created_at {text} not null
);
create unique index saml_providers_by_group on saml_providers (group_id);

create table saml_identities (
  id {id},
  provider_id bigint not null references saml_providers (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  extern_uid {text} not null,
  created_at {text} not null
);
create unique index saml_identities_by_uid on saml_identities (provider_id, extern_uid);
create unique index saml_identities_by_user on saml_identities (user_id, provider_id);

create table saml_group_links (
  -- The access level that members of a group at the identity provider get.
  id {id},
  group_id bigint not null references namespaces (id) on delete cascade,
  name {text} not null,
  access_level bigint not null,
  member_role_id bigint references member_roles (id) on delete set null,
  created_at {text} not null
);
create unique index saml_group_links_by_name on saml_group_links (group_id, name);

create table ssh_certificates (
  id {id},
  group_id bigint not null references namespaces (id) on delete cascade,
  title {text} not null,
  public_key {text} not null,
  -- SHA-256 of the key, in base64.
  fingerprint {text} not null,
  created_at {text} not null
);
create unique index ssh_certificates_by_fingerprint on ssh_certificates (group_id, fingerprint);
