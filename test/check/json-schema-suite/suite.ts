import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Json } from '../../../generators/json/json.ts';

/** One schema of the suite, and values with what a validator has to say of them. */
export interface Group {
  readonly description: string;
  readonly schema: Json;
  readonly tests: readonly { readonly data: Json; readonly valid: boolean }[];
}

/** The groups about one keyword or format. */
export interface SuiteFile {
  /** Below the folder of the draft, without extension: `anyOf`, `optional/format/date`. */
  readonly name: string;
  readonly groups: readonly Group[];
}

const draft = join(
  import.meta.dirname,
  '../../../.cache/json-schema-suite/usr/share/perl5/auto/share/dist/Test-JSON-Schema-Acceptance/tests/draft2020-12',
);

/** Whether the suite has been fetched. */
export const isFetched: boolean = existsSync(draft);

/** All files of the suite in order of their names. */
export async function readSuite(): Promise<readonly SuiteFile[]> {
  const paths = (await readdir(draft, { recursive: true })).filter((path) => path.endsWith('.json'));
  return Promise.all(
    paths.toSorted().map(async (path) => {
      const groups: readonly Group[] = JSON.parse(await readFile(join(draft, path), 'utf8'));
      return { name: path.replace(/\.json$/, ''), groups };
    }),
  );
}
