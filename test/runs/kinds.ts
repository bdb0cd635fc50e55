import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { filesIn, importsIn } from '../code/import-graph.ts';
import { settings } from './settings.ts';

/** What takes a test out of its own process, or compiles programs: it waits, or takes seconds for each case. */
const outside =
  /from '(?:node:(?:child_process|http|net|worker_threads)|playwright-core|axe-core|fastify|express|ts-morph)'|createProgram|typescript7/;

/** Searches through many values, and outputs of large documents: they take longer than all others together. */
const long: ReadonlySet<string> = new Set([
  'test/check/agreement.test.ts',
  'test/check/effort.test.ts',
  'test/check/wide-schemas.test.ts',
  'test/client/size.test.ts',
  'test/conformance/round-trips/round-trips.test.ts',
  'test/dev/memory.test.ts',
  'test/diff/exhaustive.test.ts',
  'test/diff/verdicts.test.ts',
  'test/docs/changelog.test.ts',
  'test/docs/recursive.test.ts',
  'test/docs/site.test.ts',
  'test/emit/joined-runtime.test.ts',
  'test/emit/needs.test.ts',
  'test/emit/order.test.ts',
  'test/emit/runtime-copies.test.ts',
  'test/incremental/edited-models.test.ts',
  'test/hostile/malformed.test.ts',
  'test/layout/layouts.test.ts',
  'test/reconcile/survival.test.ts',
  'test/regenerate/edits.test.ts',
  'test/regenerate/other-documents.test.ts',
  'test/regenerate/memory.test.ts',
  'test/regenerate/models.test.ts',
  'test/regenerate/site.test.ts',
  'test/runtime/parameters/prototype-names.test.ts',
  'test/server/open-forms.test.ts',
  'test/source/contradictions.test.ts',
  'test/source/findings-room.test.ts',
  'test/source/incremental-yaml.test.ts',
  'test/source/pattern/linear-pattern.test.ts',
  'test/types/any-schema.test.ts',
]);

/** Whether a test, or what it imports of the tests, goes outside. */
function goesOutside(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  if (outside.test(readFileSync(join(settings.root, file), 'utf8'))) return true;
  return importsIn(file).some(({ to }) => to.startsWith('test/') && goesOutside(to, seen));
}

/** Files that have commands of their own. */
export const apart: readonly string[] = ['corpora', 'mutants', 'package'].map(
  (folder) => `test/${folder}/**`,
);

/** Tests of the service that leave nothing behind in their process. */
export const sharing: readonly string[] = ['service/test/{ci,companion,families,http}/**/*.test.ts'];

/** Tests of single units: no processes, sockets, browsers and compilers. */
export const units: readonly string[] = filesIn('test').filter(
  (file) =>
    file.endsWith('.test.ts') &&
    !apart.some((pattern) => matchesGlob(file, pattern)) &&
    !long.has(file) &&
    !goesOutside(file),
);
