"""Groups, namespaces, projects, and what is set for them and for the instance."""

from harness import scenario


@scenario
def groups(world, step):
    ann = world.client("ann")
    step("list", lambda: ann.groups.list(order_by="id", sort="desc"))
    step("pages", lambda: ann.groups.list(per_page=1, iterator=True))
    step("search", lambda: ann.groups.list(search="plat"))
    step("read", lambda: ann.groups.get("acme/platform"))
    step("missing", lambda: ann.groups.get("nowhere"))
    made = step("created", lambda: ann.groups.create({"name": "Made", "path": "made", "visibility": "private"}))
    step("hidden", lambda: world.client("eve").groups.get(made.id))
    made.description = "Changed"
    step("changed", lambda: made.save() or made)
    step("deleted", lambda: made.delete())


@scenario
def namespaces(world, step):
    ann = world.client("ann")
    step("list", lambda: ann.namespaces.list())
    step("search", lambda: ann.namespaces.list(search="acme"))
    step("read", lambda: ann.namespaces.get("acme"))
    step("exists", lambda: ann.namespaces.exists("acme"))
    step("free", lambda: ann.namespaces.exists("nobody-has-this"))
    step("missing", lambda: ann.namespaces.get("nowhere"))


@scenario
def projects(world, step):
    ann = world.client("ann")
    step("list", lambda: ann.projects.list(order_by="id", sort="asc"))
    step("pages", lambda: ann.projects.list(order_by="id", sort="asc", per_page=1, iterator=True))
    step("search", lambda: ann.projects.list(search="tool"))
    step("own", lambda: ann.projects.list(membership=True, order_by="id", sort="asc", simple=True))
    step("read", lambda: ann.projects.get("acme/tools"))
    step("statistics", lambda: ann.projects.get("acme/tools", statistics=True))
    step("hidden", lambda: world.client("eve").projects.get("acme/secret"))
    made = step("created", lambda: ann.projects.create({"name": "Made", "namespace_id": world.group}))
    made.description = "Changed"
    step("changed", lambda: made.save() or made)
    step("deleted", lambda: made.delete())


@scenario
def application_settings(world, step):
    settings = step("read", lambda: world.client("root").settings.get())
    settings.default_projects_limit = 7
    settings.domain_allowlist = ["mail.example", "work.example"]
    settings.signup_enabled = False
    step("changed", lambda: settings.save() or settings)
    step("read again", lambda: world.client("root").settings.get())
    step("refused", lambda: world.client("ann").settings.get())


@scenario
def appearance(world, step):
    root = world.client("root")
    shown = step("read", lambda: root.appearance.get())
    shown.title = "Forge of Acme"
    shown.email_header_and_footer_enabled = True
    step("changed", lambda: shown.save() or shown)
    step("refused", lambda: world.client("ann").appearance.get())


@scenario
def saml(world, step):
    group = world.client("ann").groups.get("acme")
    link = step(
        "linked", lambda: group.saml_group_links.create({"saml_group_name": "devs & ops", "access_level": 30})
    )
    step("links", lambda: group.saml_group_links.list())
    step("link", lambda: group.saml_group_links.get("devs & ops"))
    step("unlinked", lambda: link.delete())
    step("link gone", lambda: group.saml_group_links.get("devs & ops"))
    step("refused", lambda: world.client("bob").groups.get("acme").saml_group_links.list())


@scenario
def integrations(world, step):
    project = world.client("ann").projects.get("acme/tools")
    step("missing", lambda: project.integrations.get("custom-issue-tracker"))
    tracker = "https://issues.example"
    step(
        "set",
        lambda: project.integrations.update(
            "custom-issue-tracker",
            {"new_issue_url": f"{tracker}/new", "issues_url": f"{tracker}/:id", "project_url": tracker},
        ),
    )
    step("read", lambda: project.integrations.get("custom-issue-tracker"))
    step("list", lambda: project.integrations.list())
    step("deleted", lambda: project.integrations.delete("custom-issue-tracker"))
    step("list left", lambda: project.integrations.list())
    step("refused", lambda: world.client("bob").projects.get("acme/tools").integrations.list())


@scenario
def pages_domains(world, step):
    root = world.client("root")
    project = world.client("ann").projects.get("acme/tools")
    made = step(
        "created",
        lambda: project.pagesdomains.create(
            {"domain": "docs.example.com", "certificate": world.certificate, "key": world.key}
        ),
    )
    step("list", lambda: project.pagesdomains.list())
    step("read", lambda: project.pagesdomains.get("docs.example.com"))
    made.certificate, made.key = world.certificate, world.key
    step("changed", lambda: made.save() or made)
    step("all", lambda: root.pagesdomains.list())
    step("deleted", lambda: made.delete())
    step("missing", lambda: project.pagesdomains.get("docs.example.com"))
    step("refused", lambda: world.client("ann").pagesdomains.list())
