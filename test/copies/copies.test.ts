import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as percent from '../../runtime/parameters/percent.ts';
import * as client from '../../generated/client/runtime/parameters.js';
import * as server from '../../generated/server/runtime/parameters.js';
import { copiesIn } from './copies.ts';

test('a module of the runtime is the copy of an output here', () => {
  const copies: readonly unknown[] = [client.encodePercent, server.encodePercent];
  expect(copies).toContain(percent.encodePercent);
});

/** Modules that only tools use, and those for webhooks and costly patterns, of which this document has none. */
const elsewhere: readonly string[] = [
  'parameters/nested-query',
  'server/webhooks',
  'validation/pattern/automaton',
  'validation/pattern/characters',
  'validation/pattern/linear-pattern',
  'validation/pattern/table',
  'validation/pattern/ways',
];

test('the outputs have a copy of each module', () => {
  const folder = join(import.meta.dirname, '../../runtime');
  const modules = globSync('{client,contract,parameters,routing,server,validation}/**/*.ts', { cwd: folder })
    .filter((path) =>
      /^export (?:async )?(?:class|const|function)/m.test(readFileSync(join(folder, path), 'utf8')),
    )
    .map((path) => path.replace(/\.ts$/, ''));
  const carried = new Set(
    (['client', 'server', 'validators'] as const).flatMap((artifact) => [...copiesIn(artifact).keys()]),
  );
  expect(modules.filter((module) => !carried.has(module)).toSorted()).toEqual(elsewhere);
});
