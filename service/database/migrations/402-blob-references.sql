-- Who refers to some content is asked before it is removed.
create index artifacts_by_hash on artifacts (hash);
