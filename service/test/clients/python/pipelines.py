"""Pipelines, what their jobs leave behind, and the check of their configuration."""

from harness import scenario


@scenario
def pipelines(world, step):
    project = world.client("bob").projects.get("acme/tools")
    step("list", lambda: project.pipelines.list())
    step("read", lambda: project.pipelines.get(world.pipeline))
    done = project.pipelines.get(world.pipeline)
    step("report", lambda: done.test_report.get())
    step("summary", lambda: done.test_report_summary.get())
    made = step(
        "created",
        lambda: project.pipelines.create({"ref": "main", "variables": [{"key": "STAGE", "value": "a=b&c"}]}),
    )
    step("variables", lambda: made.variables.list())
    step("found", lambda: project.pipelines.list(ref="main", status="pending", order_by="id", sort="asc"))
    step("canceled", made.cancel)
    step("retried", made.retry)
    step("forbidden", made.delete)
    owned = world.client("ann").projects.get("acme/tools").pipelines.get(made.id)
    step("deleted", owned.delete)
    step("missing", lambda: project.pipelines.get(made.id))


@scenario
def job_artifacts(world, step):
    project = world.client("ann").projects.get("acme/tools")
    job = project.jobs.get(world.job)
    step("archive", job.artifacts)
    step("file", lambda: job.artifact("out/hello.txt"))
    step("archive of a ref", lambda: project.artifacts.download("main", "compile"))
    step("file of a ref", lambda: project.artifacts.raw("main", "out/hello.txt", "compile"))
    step("binary file of a ref", lambda: project.artifacts.raw("main", "out/logo.bin", "compile"))
    step("missing file", lambda: job.artifact("out/nothing.txt"))
    step("kept", job.keep_artifacts)
    step("refused", lambda: world.client("eve").projects.get("acme/tools").jobs.get(world.job).delete_artifacts())
    step("deleted", job.delete_artifacts)
    step("gone", job.artifacts)
    step("all deleted", project.artifacts.delete)


@scenario
def ci_lint(world, step):
    project = world.client("bob").projects.get("acme/tools")
    step("of the project", lambda: project.ci_lint.get(include_jobs=True))
    step("dry run", lambda: project.ci_lint.get(dry_run=True))
    step("right", lambda: project.ci_lint.create({"content": "job: { script: make }\n", "include_jobs": True}))
    step("wrong", lambda: project.ci_lint.create({"content": "job: { stage: nowhere, script: make }\n"}))
