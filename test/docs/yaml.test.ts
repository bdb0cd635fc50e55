import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { printYaml } from '../../generators/emit/docs/yaml.ts';
import type { Json } from '../../generators/json/json.ts';
import { iterations } from '../runs/iterations.ts';

it.each<[Json, string]>([
  [{ openapi: '3.1.1', info: { title: 'A b', x: [] } }, 'openapi: "3.1.1"\ninfo:\n  title: A b\n  x: []\n'],
  [{ a: [{ b: 1, c: [true] }, 'no', [2]] }, 'a:\n  - b: 1\n    c:\n      - true\n  - "no"\n  - - 2\n'],
  [{ '200': { $ref: '#/a' }, '/p/{id}': null }, '"200":\n  $ref: "#/a"\n/p/{id}: null\n'],
])('prints %j as blocks', (value, want) => {
  expect(textOf(value)).toBe(want);
});

it('prints what other readers of YAML read as the same value', () => {
  const json = fc.jsonValue({ maxDepth: 4 }).filter((value) => !JSON.stringify(value).includes('__proto__'));
  fc.assert(
    fc.property(json, (value) => {
      const plain = JSON.parse(JSON.stringify(value)) as Json;
      for (const version of ['1.1', '1.2'] as const) expect(parse(textOf(plain), { version })).toEqual(plain);
    }),
    { numRuns: iterations(300) },
  );
});

function textOf(value: Json): string {
  return new TextDecoder().decode(printYaml(value));
}
