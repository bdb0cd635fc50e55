import type {
  LintProjectCiConfigurationHandler,
  LintCiContentHandler,
} from '../../generated/server/index.js';
import { projectWithCode } from '../access/parts.ts';
import { projectOf } from '../access/resources.ts';
import { lint } from '../families/ci-lint/lint.ts';
import { requireToRunJobs } from '../families/pipelines/access.ts';
import { repositoryOf } from '../families/projects/repository.ts';
import { notFound } from '../http/refusals.ts';

/**
 * Check the CI configuration of a project
 *
 * `GET /projects/{id}/ci/lint`
 */
export const lintProjectCiConfiguration: LintProjectCiConfigurationHandler = async (
  { path, query },
  context,
) => {
  const project = await projectWithCode(context, path.id);
  const repository = await repositoryOf(context.app, project);
  const branch = await repository.defaultBranch();
  const sha = await repository.find(query.content_ref ?? query.sha ?? branch);
  if (sha === undefined) throw notFound('Commit');
  const body = await lint(context, project, {
    sha,
    includeJobs: query.include_jobs,
    includeMergedYaml: query.include_merged_yaml,
    dryRunRef: query.dry_run === true ? (query.dry_run_ref ?? query.ref ?? branch) : undefined,
  });
  return { status: 200, body };
};

/**
 * Check the CI configuration in the request body
 *
 * `POST /projects/{id}/ci/lint`
 */
export const lintCiContent: LintCiContentHandler = async ({ path, query, body }, context) => {
  const project = await projectOf(context, path.id);
  await requireToRunJobs(context, project);
  const repository = await repositoryOf(context.app, project);
  const branch = await repository.defaultBranch();
  const found = await lint(context, project, {
    content: body.content,
    sha: await repository.find(branch),
    includeJobs: body.include_jobs ?? false,
    includeMergedYaml: query.include_merged_yaml,
    dryRunRef: body.dry_run === true ? (body.ref ?? branch) : undefined,
  });
  return { status: 200, body: found };
};
