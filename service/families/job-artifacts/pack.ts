import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { ConfigurationError } from '../../ci/configuration-error.ts';
import { Matching } from '../../ci/rules/matching.ts';
import { badRequest } from '../../http/refusals.ts';
import type { StoredArtifacts } from '../pipelines/stored-job.ts';
import { isFilePath } from './zip-directory.ts';

/** A file in the folder of a job when it ends. */
export interface JobFile {
  /** Path relative to the folder of the job. */
  readonly path: string;
  readonly content: Buffer;
}

/** The files that a job keeps. */
export interface Gathered {
  /** In the archive. */
  readonly archived: readonly JobFile[];
  /** Test reports. The archive contains them only if its paths include them (Part B 4.11). */
  readonly junit: readonly JobFile[];
}

/** Selects the files that a job keeps, by its configuration. Refuses paths that lead outside. */
export function gather(
  files: readonly JobFile[],
  { paths, exclude, untracked, reports }: StoredArtifacts,
): Gathered {
  const matching = new Matching();
  const matcher = (patterns: readonly string[]): ((path: string) => boolean) => {
    const named = patterns.map((pattern) => matcherOf(pattern, matching));
    return (path) => named.some((isNamed) => isNamed(path));
  };
  for (const { path } of files) if (!isFilePath(path)) throw badRequest(`This is no path of a file: ${path}`);
  try {
    const [isExcluded, isArchived, isReport] = [exclude, paths, reports['junit'] ?? []].map(matcher);
    const kept = files.filter(({ path }) => isExcluded?.(path) !== true);
    return {
      archived: kept.filter(({ path }) => untracked || isArchived?.(path) === true),
      junit: kept.filter(({ path }) => isReport?.(path) === true),
    };
  } catch (error) {
    if (error instanceof ConfigurationError) throw badRequest(error.message);
    throw error;
  }
}

/** A pattern names a file, or a folder around it, or is a glob that matches it. */
function matcherOf(pattern: string, matching: Matching): (path: string) => boolean {
  const plain = pattern.replace(/^(?:\.?\/)+|\/+$/g, '');
  if (plain === '' || plain === '.') return () => true;
  const matches = matching.pathMatcher(plain);
  return (path) => path === plain || path.startsWith(`${plain}/`) || matches(path);
}

/** Files as a ZIP archive. The same files and the same time produce the same bytes. */
export async function* packed(files: readonly JobFile[], time: Date): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  for (const { path, content } of files)
    zip.addBuffer(content, path, { mtime: time, mode: 0o100644, forceDosTimestamp: true });
  zip.end();
  yield* Readable.from(zip.outputStream);
}
