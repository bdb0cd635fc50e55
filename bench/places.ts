import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const repository = join(import.meta.dirname, '..');
/** Everything that the benchmarks write except their results. */
export const cache = join(import.meta.dirname, '.cache');
export const peers = join(import.meta.dirname, 'node_modules');
export const githubDocument = join(
  repository,
  'test/corpora/node_modules/@octokit/openapi/generated/api.github.com.json',
);
export const hostingDocument = join(repository, 'spec/openapi.yaml');
/** Folders of our output for each document. */
export const output = {
  github: join(cache, 'github'),
  githubServer: join(cache, 'github-server'),
  hosting: join(cache, 'hosting'),
  issues: join(cache, 'issues'),
};

/** Throws when something is not installed. */
export function requireInstalled(): void {
  for (const [file, folder] of [
    [githubDocument, 'test/corpora'],
    [peers, 'bench'],
  ] as const) {
    if (!existsSync(file)) throw new Error(`Install what is compared first: npm ci --prefix ${folder}`);
  }
}
