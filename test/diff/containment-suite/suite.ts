import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '../../../generators/json/json.ts';

const folder = join(import.meta.dirname, '../../../.cache/json-schema-containment-suite/tests/draft2020-12');

export const isFetched = existsSync(folder);

/** Two schemas of the suite, and which of them holds the values of the other. */
export interface ContainmentCase {
  /** `unions/allOf.json 3`. */
  readonly name: string;
  readonly schema1: Json;
  readonly schema2: Json;
  /** Absent where the suite does not say. */
  readonly tests: { readonly s1SubsetEqOfs2?: boolean; readonly s2SubsetEqOfs1?: boolean };
}

/** The cases for JSON Schema 2020-12; what is optional, such as formats that are checked, is left out. */
export function readSuite(): readonly ContainmentCase[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  return files
    .filter((file) => file.endsWith('.json') && !file.includes('optional'))
    .flatMap((file) => {
      const cases = JSON.parse(readFileSync(join(folder, file), 'utf8')) as (Omit<ContainmentCase, 'name'> & {
        readonly id: number;
      })[];
      return cases.map(({ id, ...each }) => ({ ...each, name: `${file} ${id}` }));
    });
}
