import { RevisionNotFound } from '../../git/errors.ts';
import type { Repository } from '../../git/repository.ts';

/** The facts about the default branch in views of a project. */
export interface RepositoryFacts {
  readonly commitCount: number;
  /** Paths of files in the root folder; null if they do not exist. */
  readonly readmePath: string | null;
  readonly licensePath: string | null;
}

/** Maximum number of files of the root folder that are examined. */
const mostFiles = 1000;

const readmes = /^readme(?:\.[a-z]+)?$/i;
const licenses = /^(?:licen[cs]e|copying|unlicense)(?:[-.][\w.-]+)?$/i;

/** Reads the facts from the current default branch; zero and null if there is none. */
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
