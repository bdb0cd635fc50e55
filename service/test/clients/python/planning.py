"""Merge requests, approvals, milestones."""

from harness import scenario


@scenario
def merge_requests(world, step):
    ann, bob = world.client("ann"), world.client("bob")
    project = bob.projects.get("acme/tools")
    step("list", lambda: bob.mergerequests.list(scope="all", state="opened"))
    step("list of the project", lambda: project.mergerequests.list())
    step("without a label", lambda: project.mergerequests.list(**{"not[labels]": "later"}))
    step("by number", lambda: project.mergerequests.list(iids=[1, 99]))
    step("by a label", lambda: project.mergerequests.list(labels=["tools", "topic"]))
    step("own", lambda: ann.mergerequests.list(scope="created_by_me"))
    step("closed", lambda: project.mergerequests.list(state="closed"))
    step("read", lambda: project.mergerequests.get(1))
    step("missing", lambda: project.mergerequests.get(99))


@scenario
def approvals(world, step):
    project = world.client("ann").projects.get("acme/tools")
    configuration = step("read", lambda: project.approvals.get())
    configuration.reset_approvals_on_push = False
    step("changed", lambda: configuration.save() or configuration)
    rule = step(
        "rule created",
        lambda: project.approvalrules.create(
            {"name": "Security", "approvals_required": 1, "user_ids": [world.users["bob"]]}
        ),
    )
    step("rules", lambda: project.approvalrules.list())
    rule.approvals_required = 2
    step("rule changed", lambda: rule.save() or rule)
    step("rule deleted", lambda: rule.delete())
    step("rules left", lambda: project.approvalrules.list())


@scenario
def milestones(world, step):
    project = world.client("bob").projects.get("acme/tools")
    made = step(
        "created",
        lambda: project.milestones.create(
            {"title": "Spring & summer", "due_date": "2026-06-30", "start_date": "2026-03-01"}
        ),
    )
    for number in (2, 3):
        project.milestones.create({"title": f"Milestone {number}"})
    step("taken", lambda: project.milestones.create({"title": "Milestone 2"}))
    step("list", lambda: project.milestones.list())
    step("pages", lambda: project.milestones.list(per_page=1, iterator=True))
    step("read", lambda: project.milestones.get(made.id))
    step(
        "changed",
        lambda: project.milestones.update(made.id, {"description": "The first", "state_event": "close"}),
    )
    step("closed", lambda: project.milestones.list(state="closed"))
    project.issues.create({"title": "Prune", "milestone_id": made.id})
    step("issues", lambda: made.issues())
    step("merge requests", lambda: made.merge_requests())
    step("promoted", lambda: made.promote())
    other = project.milestones.list(search="Milestone 2")[0]
    step("deleted", lambda: other.delete())
    step("missing", lambda: project.milestones.get(other.id))
