import { expect, test } from 'vitest';
import type { Emission, OutputFile, Unit } from '../../generators/emit/emitter.ts';
import { packFile } from '../../generators/emit/encoded-file.ts';
import { PrintMemory } from '../../generators/engine/print-memory.ts';

const module: OutputFile = { path: 'a.js', text: 'before', exports: ['A', 'B'] };

test.each<[what: string, gathers: Unit['gathers'], now: OutputFile, isPrinted: boolean]>([
  ['nothing', true, module, false],
  ['nothing', 'exports', module, false],
  ['a text', true, { ...module, text: 'now' }, true],
  ['a text', 'exports', { ...module, text: 'now' }, false],
  ['a text', false, { ...module, text: 'now' }, false],
  ['a path', 'exports', { ...module, path: 'b.js' }, true],
  ['an export', 'exports', { ...module, exports: ['A', 'C'] }, true],
  ['the order of exports', 'exports', { ...module, exports: ['B', 'A'] }, true],
  ['the number of exports', 'exports', { ...module, exports: ['A'] }, true],
  ['the list of exports', 'exports', { path: 'a.js', text: 'before' }, true],
])('after an edit of %s, a unit that gathers %s', async (_, gathers, now, isPrinted) => {
  const calls: (readonly OutputFile[])[] = [];
  const list: Unit = {
    path: 'list',
    reads: () => [],
    print: (files) => {
      calls.push(files);
      return [];
    },
    ...(gathers === undefined ? {} : { gathers }),
  };
  const emissionOf = (file: OutputFile): ReadonlyMap<string, Emission> =>
    new Map([['some', { files: [file, list], findings: [] }]]);
  const memory = new PrintMemory();
  memory.remember(emissionOf(module), new Map([['some', [[packFile(module)], []]]]));
  await memory.print(emissionOf(now));
  expect(calls).toHaveLength(isPrinted ? 1 : 0);
  for (const [file] of calls) expect({ ...file }).toMatchObject(now);
});
