import { existsSync } from 'node:fs';
import { UsageError } from './usage-error.ts';

/** Where a document is looked for when none is named. */
const USUAL_PLACES = [
  'spec/openapi.yaml',
  'openapi.yaml',
  'openapi.yml',
  'openapi.json',
  'spec/openapi.json',
];

/** The document of a call: the one named, else the one in a usual place. */
export function findDocument(named: string | undefined): string {
  const path = named ?? USUAL_PLACES.find((place) => existsSync(place));
  if (path === undefined)
    throw new UsageError(`Name a document; there is none at ${USUAL_PLACES.join(', ')}.`);
  return path;
}

/** Refuses what a command has no use for, so that a forgotten `--` or quote is noticed. */
export function atMost(positionals: readonly string[], count: number): void {
  const extra = positionals[count];
  if (extra !== undefined) throw new UsageError(`${JSON.stringify(extra)} is one argument too many.`);
}
