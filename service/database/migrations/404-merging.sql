-- The tip of the target before the merge: the commits after it are those of the merge request.
alter table merge_requests add column merged_onto {text};
-- Whether the target has commits that the source lacks; known with merge_status.
alter table merge_requests add column is_behind boolean not null default false;
