import { ConfigurationError } from '../../ci/configuration-error.ts';
import type { ReadFile } from '../../ci/include/loading.ts';
import { limits } from '../../ci/limits.ts';
import { PathList } from '../../ci/rules/paths.ts';
import type { Row } from '../../database/rows.ts';
import { PathError, TooLarge } from '../../git/errors.ts';
import type { Repository } from '../../git/repository.ts';

/** The default path of the configuration. Repositories and clients know this name. */
export const defaultConfigurationPath = '.gitlab-ci.yml';

/** The path of the configuration in the repository of a project. */
export function configurationPath({ settings }: Pick<Row<'projects'>, 'settings'>): string {
  const path = (settings as { readonly ci_config_path?: unknown }).ci_config_path;
  return typeof path === 'string' && path.trim() !== '' ? path : defaultConfigurationPath;
}

/** The files of a commit in the form for the reader of configurations. */
export interface CommitFiles {
  readonly readFile: ReadFile;
  readonly all: PathList;
}

/** The files of a commit; none without a commit. */
export async function filesAt(repository: Repository, sha: string | undefined): Promise<CommitFiles> {
  if (sha === undefined) return { readFile: () => Promise.resolve(undefined), all: new PathList([]) };
  const { items } = await repository.tree({
    revision: sha,
    recursive: true,
    // One more than globs are compared with, so that too many files are detected.
    limit: limits.comparisons + 1,
  });
  return {
    readFile: (path) => readText(repository, sha, path),
    all: new PathList(items.filter(({ type }) => type === 'blob').map(({ path }) => path)),
  };
}

/** The text of a file; undefined if it does not exist, or is a link or submodule. */
export async function readText(
  repository: Repository,
  sha: string,
  path: string,
): Promise<string | undefined> {
  try {
    const { id, mode } = await repository.file(sha, path);
    if (mode === '120000') return undefined;
    // A code unit has up to three bytes in UTF-8.
    const { content } = await repository.blob(id, { maxBytes: limits.fileLength * 3 });
    return content.toString('utf8');
  } catch (error) {
    if (error instanceof TooLarge) throw new ConfigurationError(`The file \`${path}\` is too large`);
    if (error instanceof PathError) return undefined;
    throw error;
  }
}
