import type { PipelineContext } from '../../ci/plan/context.ts';
import { PathList } from '../../ci/rules/paths.ts';
import type { Row } from '../../database/rows.ts';
import type { Commit } from '../../git/objects/types.ts';
import type { Repository } from '../../git/repository.ts';
import type { Instance } from '../../instance.ts';
import { configurationPath } from './configuration-file.ts';

/** A variable with which a pipeline is started (Part B 2.4). */
export interface GivenVariable {
  readonly key: string;
  readonly kind: string;
  readonly value: string;
}

/** A requested pipeline: its ref and commit, and its reason. */
export interface PipelineWish {
  /** The name of the branch or tag. */
  readonly ref: string;
  readonly tag: boolean;
  readonly commit: Commit;
  /** The commit of the reference before a push; null if it is new or was not pushed. */
  readonly before: string | null;
  /** `api`, `push` and others. */
  readonly source: string;
  readonly variables: readonly GivenVariable[];
}

/** The id that means no commit. */
export const noCommit = '0'.repeat(40);

/** The context that decides which jobs are in the pipeline. */
export async function contextOf(
  instance: Instance,
  project: Row<'projects'>,
  repository: Repository,
  { wish, all }: { readonly wish: PipelineWish; readonly all: PathList },
): Promise<PipelineContext> {
  const { ref, tag, commit, before, source, variables } = wish;
  const changed = before === null ? undefined : await changedPaths(repository, before, commit.id);
  return {
    ref,
    tag,
    source,
    sha: commit.id,
    beforeSha: before ?? noCommit,
    projectPath: project.full_path,
    variables: new Map(variables.map(({ key, value }) => [key, value])),
    predefined: predefinedVariables(instance, project, commit),
    paths: { all, ...(changed === undefined ? {} : { changed }) },
    ...(project.default_branch === null ? {} : { defaultBranch: project.default_branch }),
  };
}

/** The paths that differ between two commits; undefined if they cannot all be listed. */
async function changedPaths(repository: Repository, from: string, to: string): Promise<PathList | undefined> {
  if ((await repository.find(from)) === undefined) return undefined;
  const { diffs, overflow } = await repository.compare({ from, to, straight: true });
  if (overflow) return undefined;
  return new PathList([...new Set(diffs.flatMap(({ oldPath, newPath }) => [oldPath, newPath]))]);
}

/** Variables about the project and the commit, by their names in configurations. */
export function predefinedVariables(
  { url }: Instance,
  project: Row<'projects'>,
  commit: Commit | undefined,
): ReadonlyMap<string, string> {
  const namespace = project.full_path.slice(0, -project.path.length - 1);
  return new Map([
    ['CI_API_V4_URL', `${url}/api/v4`],
    ['CI_SERVER_URL', url],
    ['CI_CONFIG_PATH', configurationPath(project)],
    ['CI_PROJECT_ID', String(project.id)],
    ['CI_PROJECT_NAME', project.path],
    ['CI_PROJECT_TITLE', project.name],
    ['CI_PROJECT_PATH', project.full_path],
    ['CI_PROJECT_NAMESPACE', namespace],
    ['CI_PROJECT_URL', `${url}/${project.full_path}`],
    ['CI_PROJECT_VISIBILITY', project.visibility],
    ...(commit === undefined ? [] : commitVariables(commit)),
  ]);
}

function commitVariables({ title, message, author }: Commit): readonly [string, string][] {
  return [
    ['CI_COMMIT_TITLE', title],
    ['CI_COMMIT_MESSAGE', message],
    ['CI_COMMIT_AUTHOR', `${author.name} <${author.email}>`],
    ['CI_COMMIT_TIMESTAMP', author.at],
  ];
}
