-- A group that is invited can bring a custom role along.
alter table shares add column member_role_id bigint references member_roles (id) on delete set null;
