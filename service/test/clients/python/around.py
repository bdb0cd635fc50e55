"""What clients call around the operations of the document."""

from harness import scenario

PATH = "docs/a b.md"


@scenario
def files(world, step):
    project = world.client("bob").projects.get("acme/tools")
    change = {"file_path": PATH, "branch": "main", "content": "Guide\n", "commit_message": "Add a guide"}
    step("created", lambda: project.files.create(change))
    file = step("read", lambda: project.files.get(PATH, ref="main"))
    step("raw", lambda: project.files.raw(PATH, ref="main"))
    file.content = "More\n"
    step("changed", lambda: file.save(branch="main", commit_message="Change") or file)
    step("raw again", lambda: project.files.raw(PATH, ref="main"))
    step("blame", lambda: project.files.blame(PATH, ref="main"))
    step("deleted", lambda: project.files.delete(PATH, branch="main", commit_message="Delete"))
    step("missing", lambda: project.files.get(PATH, ref="main"))


@scenario
def branches(world, step):
    project = world.client("bob").projects.get("acme/tools")
    made = step("created", lambda: project.branches.create({"branch": "feature/new", "ref": "main"}))
    step("taken", lambda: project.branches.create({"branch": "feature/new", "ref": "main"}))
    step("list", lambda: project.branches.list())
    step("pages", lambda: project.branches.list(per_page=1, iterator=True))
    step("found", lambda: project.branches.list(search="top"))
    step("read", lambda: project.branches.get("main"))
    step("deleted", made.delete)
    step("missing", lambda: project.branches.get("feature/new"))
    eve = world.client("eve").projects.get("acme/tools")
    step("refused", lambda: eve.branches.create({"branch": "mine", "ref": "main"}))
    owned = world.client("ann").projects.get("acme/tools").protectedbranches
    kept = step("protected", lambda: owned.create({"name": "main", "push_access_level": 40}))
    step("protected ones", owned.list)
    step("protected one", lambda: owned.get("main"))
    change = {"file_path": PATH, "branch": "main", "content": "x", "commit_message": "Add"}
    step("refused by protection", lambda: project.files.create(change))
    step("unprotected", kept.delete)


@scenario
def tags(world, step):
    project = world.client("ann").projects.get("acme/tools")
    step("list", lambda: project.tags.list())
    made = step(
        "created", lambda: project.tags.create({"tag_name": "v2.0.0", "ref": "topic", "message": "Second"})
    )
    step("read", lambda: project.tags.get("v2.0.0"))
    step("deleted", made.delete)
    step("missing", lambda: project.tags.get("v2.0.0"))


@scenario
def users(world, step):
    root, ann = world.client("root"), world.client("ann")
    step("list", lambda: root.users.list())
    step("found", lambda: ann.users.list(username="bob"))
    new = {"username": "new", "name": "New", "email": "new@mail.example", "password": "correct horse battery"}
    made = step("created", lambda: root.users.create(new))
    made.name = "Newer"
    step("changed", lambda: made.save() or made)
    step("read", lambda: ann.users.get(made.id))
    step("deleted", made.delete)
    step("own", lambda: ann.auth() or ann.user)
    step("refused", lambda: ann.users.create(new))


@scenario
def issues(world, step):
    project = world.client("bob").projects.get("acme/tools")
    made = step("created", lambda: project.issues.create({"title": "Prune"}))
    step("list", lambda: project.issues.list())
    step("read", lambda: project.issues.get(1))
    made.state_event = "close"
    step("closed", lambda: made.save() or made)
    step("closed ones", lambda: project.issues.list(state="closed"))
    step("missing", lambda: project.issues.get(99))


@scenario
def review(world, step):
    project = world.client("bob").projects.get("acme/tools")
    project.commits.create(
        {
            "branch": "file",
            "start_branch": "main",
            "commit_message": "Add a file",
            "actions": [{"action": "create", "file_path": "file.md", "content": "x\n"}],
        }
    )
    made = step(
        "created",
        lambda: project.mergerequests.create(
            {"source_branch": "file", "target_branch": "main", "title": "Add a file"}
        ),
    )
    made.title = "Add another file"
    step("changed", lambda: made.save() or made)
    step("read", lambda: project.mergerequests.get(2))
    foreign = world.client("eve").projects.get("acme/tools").mergerequests.get(2)
    foreign.title = "Mine"
    step("refused", lambda: foreign.save())
    reviewed = world.client("cid").projects.get("acme/tools").mergerequests.get(2)
    step("approved", reviewed.approve)
    step("approvals", reviewed.approvals.get)
    step("approval taken back", lambda: reviewed.unapprove() or "done")
    owned = world.client("ann").projects.get("acme/tools").mergerequests.get(2)
    step("merged", lambda: owned.merge() and owned)
    step("what is on main", lambda: project.files.raw("file.md", ref="main"))
    step("merged again", owned.merge)


@scenario
def forks(world, step):
    bob = world.client("bob")
    origin = bob.projects.get("acme/tools")
    step("forked", lambda: bob.projects.get(origin.forks.create({}).id))
    step("again", lambda: origin.forks.create({}))
    fork = bob.projects.get("bob/tools")
    actions = [{"action": "create", "file_path": "file.md", "content": "x\n"}]
    fork.commits.create(
        {"branch": "file", "start_branch": "main", "commit_message": "Add a file", "actions": actions}
    )
    wanted = {"source_branch": "file", "target_branch": "main", "title": "Add a file"}
    step("proposed", lambda: fork.mergerequests.create({**wanted, "target_project_id": origin.id}))
    owned = world.client("ann").projects.get("acme/tools").mergerequests.get(2)
    step("merged", lambda: owned.merge() and owned)
    step("what is on main", lambda: origin.files.raw("file.md", ref="main"))


@scenario
def jobs(world, step):
    project = world.client("bob").projects.get("acme/tools")
    step("list", lambda: project.jobs.list(scope="success"))
    step("of the pipeline", lambda: project.pipelines.get(world.pipeline).jobs.list())
    job = step("read", lambda: project.jobs.get(world.job))
    step("log", job.trace)
    step("missing", lambda: project.jobs.get(9999))
    step("of a commit", lambda: project.commits.get(world.shas["topic"]).diff())


@scenario
def sharing(world, step):
    ann = world.client("ann")
    group, project = ann.groups.get("acme"), ann.projects.get("acme/tools")
    step("subgroups", lambda: group.subgroups.list())
    step("projects", lambda: group.projects.list(order_by="id", sort="asc"))
    eve = step("member added", lambda: group.members.create({"user_id": world.users["eve"], "access_level": 20}))
    eve.access_level = 30
    step("member changed", lambda: eve.save() or eve)
    step("member removed", eve.delete)
    friends = ann.groups.create({"name": "Friends", "path": "friends"})
    step("project shared", lambda: project.share(friends.id, 20))
    step("project unshared", lambda: project.unshare(friends.id))
    step("group shared", lambda: group.share(friends.id, 20))
    step("group unshared", lambda: group.unshare(friends.id))


@scenario
def instance(world, step):
    ann = world.client("ann")
    step("version", lambda: dict(zip(("version", "revision"), ann.version())))
    step("token revoked", lambda: ann.personal_access_tokens.delete("self"))
    step("without the token", lambda: ann.projects.list())
