import type { CiLintJob, CiLintResult } from '../../../generated/types/index.js';
import { lintResult, type IncludeLinks, type LintJob } from '../../ci/lint.ts';
import type { IncludedFile } from '../../ci/include/loading.ts';
import { planPipeline, type PipelinePlanning } from '../../ci/pipeline.ts';
import { readConfiguration } from '../../ci/read-configuration.ts';
import type { Reading } from '../../ci/configuration.ts';
import type { Asking } from '../../access/resources.ts';
import type { Row } from '../../database/rows.ts';
import type { Forge } from '../../forge.ts';
import type { Repository } from '../../git/repository.ts';
import type { Instance } from '../../instance.ts';
import { configurationPath, filesAt, readText } from '../pipelines/configuration-file.ts';
import { refNamed } from '../pipelines/ref.ts';
import { contextOf, predefinedVariables } from '../pipelines/wish.ts';
import { repositoryOf } from '../projects/repository.ts';

/** What to check, and how (Part B 4.12). */
export interface LintWish {
  /** The text; by default, the configuration at the commit. */
  readonly content?: string | undefined;
  /** The commit whose files are included; none in an empty repository. */
  readonly sha: string | undefined;
  readonly includeJobs: boolean;
  readonly includeMergedYaml?: boolean | undefined;
  /** The branch or tag of a simulated pipeline; without it the check is static. */
  readonly dryRunRef?: string | undefined;
}

/** Checks a configuration as a pipeline of the project would read it. */
export async function lint(
  { app }: Pick<Asking, 'app'>,
  project: Row<'projects'>,
  wish: LintWish,
): Promise<CiLintResult> {
  const repository = await repositoryOf(app, project);
  const { sha } = wish;
  const { readFile, all } = await filesAt(repository, sha);
  const commit = sha === undefined ? undefined : await repository.commit(sha);
  const path = configurationPath(project);
  const content = wish.content ?? (sha === undefined ? '' : await readText(repository, sha, path));
  const reading = await readConfiguration(content ?? '', {
    readFile,
    name: path,
    variables: predefinedVariables(app.instance, project, commit),
    paths: { all },
  });
  const planning =
    wish.dryRunRef === undefined
      ? undefined
      : await simulate(app, project, { repository, reading, name: wish.dryRunRef });
  const {
    merged_yaml: merged,
    jobs,
    ...result
  } = lintResult(reading, {
    includeJobs: wish.includeJobs,
    links: (file) => linksOf(app.instance, project, file, sha),
    ...(planning === undefined ? {} : { planning }),
  });
  return {
    ...result,
    errors: [...result.errors],
    warnings: [...result.warnings],
    includes: result.includes === null ? null : [...result.includes],
    ...(wish.includeMergedYaml === false ? {} : { merged_yaml: merged }),
    ...(jobs === undefined ? {} : { jobs: jobs.map(jobView) }),
  };
}

function jobView(job: LintJob): CiLintJob {
  const { before_script, script, after_script, tag_list } = job;
  return {
    ...job,
    before_script: [...before_script],
    script: [...script],
    after_script: [...after_script],
    tag_list: [...tag_list],
  };
}

/** The pipeline that would be created for a branch or tag; undefined if the configuration has errors anyway. */
async function simulate(
  { instance }: Forge,
  project: Row<'projects'>,
  {
    repository,
    reading,
    name,
  }: { readonly repository: Repository; readonly reading: Reading; readonly name: string },
): Promise<PipelinePlanning | undefined> {
  if (reading.configuration === undefined) return undefined;
  const ref = await refNamed(repository, name);
  if (ref === undefined) return { errors: ['Reference not found'], filtered: false };
  const commit = await repository.commit(ref.sha);
  const { all } = await filesAt(repository, ref.sha);
  const wish = { ref: name, tag: ref.tag, commit, before: null, source: 'push', variables: [] };
  return planPipeline(reading.configuration, await contextOf(instance, project, repository, { wish, all }));
}

/** Links to a file that was included. */
function linksOf(
  { url }: Instance,
  project: Row<'projects'>,
  { location }: IncludedFile,
  sha: string | undefined,
): IncludeLinks {
  const file = `${sha ?? ''}/${location.split('/').map(encodeURIComponent).join('/')}`;
  const address = `${url}/${project.full_path}/-`;
  return {
    blob: `${address}/blob/${file}`,
    raw: `${address}/raw/${file}`,
    extra: {},
    context_project: project.full_path,
    context_sha: sha ?? null,
  };
}
