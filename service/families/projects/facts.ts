import { RevisionNotFound } from '../../git/errors.ts';
import type { Repository } from '../../git/repository.ts';

/** What views of a project tell of its default branch. */
export interface RepositoryFacts {
  readonly commitCount: number;
  /** Paths of files in the root folder; null where there are none. */
  readonly readmePath: string | null;
  readonly licensePath: string | null;
}

/** Files of the root folder that are looked at. */
const mostFiles = 1000;

const readmes = /^readme(?:\.[a-z]+)?$/i;
const licenses = /^(?:licen[cs]e|copying|unlicense)(?:[-.][\w.-]+)?$/i;

/** Looks at the default branch as it is; zero and null where there is none. */
export async function factsOf(repository: Repository): Promise<RepositoryFacts> {
  const revision = `refs/heads/${await repository.defaultBranch()}`;
  try {
    const commitCount = await repository.sequence(revision);
    const { items } = await repository.tree({ revision, limit: mostFiles });
    const named = (pattern: RegExp): string | null =>
      items.find(({ type, name }) => type === 'blob' && pattern.test(name))?.name ?? null;
    return { commitCount, readmePath: named(readmes), licensePath: named(licenses) };
  } catch (error) {
    if (error instanceof RevisionNotFound) return { commitCount: 0, readmePath: null, licensePath: null };
    throw error;
  }
}
