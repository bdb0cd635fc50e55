"""Commits, and everything that reads a repository."""

from harness import scenario

ACTIONS = [
    {"action": "create", "file_path": "docs/ünï & so.md", "content": "Grüße\n"},
    {"action": "update", "file_path": "README.md", "content": "More tools\n"},
    {"action": "move", "file_path": "src/moved.sh", "previous_path": "src/build.sh"},
    {"action": "create", "file_path": "logo.bin", "content": "AAECAw==", "encoding": "base64"},
]


@scenario
def commits(world, step):
    project = world.client("bob").projects.get("acme/tools")
    step("list", lambda: project.commits.list(ref_name="main"))
    step("pages", lambda: project.commits.list(ref_name="topic", per_page=1, iterator=True))
    step("of a path", lambda: project.commits.list(query_parameters={"path": "src/build.sh"}))
    step("read", lambda: project.commits.get(world.shas["topic"]))
    step("refs", lambda: project.commits.get(world.shas["topic"]).refs("branch"))
    made = step(
        "created",
        lambda: project.commits.create(
            {"branch": "written", "start_branch": "main", "commit_message": "Write", "actions": ACTIONS}
        ),
    )
    step("picked", lambda: project.commits.get(world.shas["topic"]).cherry_pick("written"))
    step("picked again", lambda: project.commits.get(world.shas["topic"]).cherry_pick("written"))
    step("reverted", lambda: made.revert("written"))
    step("messages", lambda: project.commits.list(ref_name="written", per_page=3, get_all=False))
    step("missing", lambda: project.commits.get("0" * 40))
    step("refused", lambda: world.client("eve").projects.get("acme/tools").commits.create(
        {"branch": "main", "commit_message": "No", "actions": ACTIONS[:1]}
    ))


@scenario
def repository(world, step):
    project = world.client("ann").projects.get("acme/tools")
    step("tree", lambda: project.repository_tree())
    step("deep tree", lambda: project.repository_tree(recursive=True, ref="topic", per_page=2, iterator=True))
    step("keyset tree", lambda: project.repository_tree(pagination="keyset", per_page=2, iterator=True))
    step("missing path", lambda: project.repository_tree(path="nowhere"))
    step("blob", lambda: project.repository_blob(world.blob))
    step("raw blob", lambda: project.repository_raw_blob(world.blob))
    step("archive", lambda: project.repository_archive())
    step("archive as zip", lambda: project.repository_archive(sha="topic", format="zip"))
    step("archive as tar.bz2", lambda: project.repository_archive(format="tar.bz2", path="src"))
    for form in ("tar.gz", "tbz", "tbz2", "tb2", "bz2"):
        step(f"archive as {form}", lambda: project.repository_archive(format=form))
    step("same archive again", lambda: project.repository_archive() == project.repository_archive())
    step("compared", lambda: project.repository_compare("main", "topic"))
    step("contributors", lambda: project.repository_contributors(order_by="name"))
    step("merge base", lambda: project.repository_merge_base(["main", "topic"]))
    step("missing ref", lambda: project.repository_compare("main", "nowhere"))
