"""Members, access requests, invitations, e-mail addresses."""

from harness import scenario


@scenario
def members(world, step):
    ann = world.client("ann")
    group, project = ann.groups.get("acme"), ann.projects.get("acme/tools")
    bob = world.users["bob"]
    step("groupMembers", lambda: group.members.list())
    step("groupMember", lambda: group.members.get(bob))
    step("effectiveGroupMembers", lambda: ann.groups.get("acme/platform").members_all.list())
    step("effectiveGroupMember", lambda: ann.groups.get("acme/platform").members_all.get(bob))
    step("billable", lambda: group.billable_members.list())
    step("projectMembers", lambda: project.members.list())
    step("projectMember", lambda: project.members.get(world.users["cid"]))
    step("effectiveProjectMembers", lambda: project.members_all.list(iterator=True, per_page=2))
    step("effectiveProjectMember", lambda: project.members_all.get(bob))
    step("found", lambda: project.members_all.list(query="bo"))
    step("missing", lambda: project.members.get(bob))
    eve = step("added", lambda: project.members.create({"user_id": world.users["eve"], "access_level": 20}))
    eve.access_level = 30
    step("changed", lambda: eve.save() or eve)
    step("removed", eve.delete)
    step("refused", lambda: world.client("eve").projects.get("acme/secret"))


@scenario
def access_requests(world, step):
    ann, eve = world.client("ann"), world.client("eve")
    for kind, place in (("project", ann.projects.get("acme/tools")), ("group", ann.groups.get("acme"))):
        asking = getattr(eve, f"{kind}s").get(place.id)
        step(f"{kind}Requested", lambda: asking.accessrequests.create())
        listed = step(f"{kind}Requests", lambda: place.accessrequests.list())
        step(f"{kind}Denied", listed[0].delete)
        step(f"{kind}Requested again", lambda: asking.accessrequests.create())
        request = place.accessrequests.list()[0]
        step(f"{kind}Approved", lambda: request.approve(access_level=20) or request)
        step(f"{kind}Requests left", lambda: place.accessrequests.list())
        step(f"{kind}Member", lambda: place.members.get(world.users["eve"]))
    step(
        "seen by a developer",
        lambda: world.client("bob").projects.get("acme/tools").accessrequests.list(),
    )


@scenario
def invitations(world, step):
    ann = world.client("ann")
    for kind, place in (("group", ann.groups.get("acme")), ("project", ann.projects.get("acme/tools"))):
        step(
            f"{kind}Invited",
            lambda: place.invitations.create({"email": "new@mail.example", "access_level": 20}),
        )
        step(f"{kind}Invitations", lambda: place.invitations.list())
        step(
            f"{kind}Changed",
            lambda: place.invitations.update("new@mail.example", {"access_level": 30}),
        )
        step(f"{kind}Found", lambda: place.invitations.list(query="new@mail.example"))
        step(f"{kind}Deleted", lambda: place.invitations.delete("new@mail.example"))
        step(f"{kind}Gone", lambda: place.invitations.delete("new@mail.example"))


@scenario
def user_emails(world, step):
    root, bob = world.client("root"), world.client("bob")
    bob.auth()
    own = step("ownAdded", lambda: bob.user.emails.create({"email": "bob@work.example"}))
    step("ownListed", lambda: bob.user.emails.list())
    step("ownRead", lambda: bob.user.emails.get(own.id))
    step("ownDeleted", own.delete)
    step("ownGone", lambda: bob.user.emails.get(own.id))
    user = root.users.get(world.users["bob"])
    added = step(
        "userAdded",
        lambda: user.emails.create({"email": "b@home.example", "skip_confirmation": True}),
    )
    step("userListed", lambda: user.emails.list())
    step("userDeleted", added.delete)
    step("refused", lambda: bob.users.get(world.users["ann"]).emails.list())
