import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { liveValidators } from '../../generators/check/live.ts';
import { noPlaces } from '../../generators/diagnostics/no-places.ts';
import { unenforcedRules } from '../../generators/emit/validators/unenforced.ts';
import type { Format } from '../../generators/formats/format.ts';
import { breaksFormat, formats } from '../../generators/formats/formats.ts';
import { modelOf } from '../check/model.ts';
import { schemaAt } from '../../generators/schema/named.ts';

const folder = join(import.meta.dirname, '../../runtime/validation/formats');
const all: readonly Format[] = [...formats.values()];
const checked = all.flatMap(({ name, check }) => (check === undefined ? [] : [{ name, ...check }]));
const texts = all.filter(({ check }) => check?.type === 'string');

/** What modules of the formats export besides the format checks. */
const parts = new Set(['isDateAtStart', 'isHexDigit', 'isLastMinute', 'isPaddedIpv4']);

test.each(checked)('the check of $name is exported by its file', async ({ file, test: check }) => {
  const module: object = await import(join(folder, `${file}.ts`));
  expect(Reflect.get(module, check.name)).toBe(check);
});

test('each check of the runtime is that of a format', async () => {
  const modules = readdirSync(folder).map((file): Promise<object> => import(join(folder, file)));
  const names = (await Promise.all(modules)).flatMap((module) => Object.keys(module));
  const checks = names.filter((name) => name.startsWith('is') && !parts.has(name));
  expect(checks.toSorted()).toEqual(checked.map(({ test: check }) => check.name).toSorted());
});

test.each(texts)('$name has two texts to be shown', ({ samples = [] }) => {
  expect(samples.length).toBeGreaterThanOrEqual(2);
});

test.each(texts)('$name is what its texts are, and near misses are not', ({ name, check, ...given }) => {
  const model = modelOf({ Text: { type: 'string', format: name } });
  const schema = schemaAt(model, '#/components/schemas/Text');
  const errorsOf = liveValidators(model).schema(schema, 'response');
  const isOfFormat = (text: string): boolean => check?.type === 'string' && check.test(text);
  const { samples = [], bounds = [], nearMisses = {} } = given;
  for (const text of [...samples, ...bounds])
    expect([text, isOfFormat(text), errorsOf(text)]).toEqual([text, true, []]);
  for (const text of Object.values(nearMisses)) {
    expect([text, isOfFormat(text)]).toEqual([text, false]);
    expect(errorsOf(text)).toMatchObject([{ keyword: 'format' }]);
  }
});

test.each<[unknown, string, boolean]>([
  ['2026-01-15', 'date', false],
  ['2026-02-30', 'date', true],
  [20, 'date', false],
  [2 ** 31, 'int32', true],
  [2 ** 31 - 1, 'int32', false],
  ['2147483648', 'int32', false],
  ['anything', 'password', false],
  ['anything', 'unheard-of', false],
])('whether %j breaks %s: %s', (value, format, want) => {
  expect(breaksFormat(value, format)).toBe(want);
});

test('a document is told of the formats that nothing checks', () => {
  const schemas = [...formats.keys()].map((format) => [format, { format }] as const);
  const told = unenforcedRules(modelOf(Object.fromEntries(schemas)), noPlaces).map(({ message }) => message);
  const open = all.filter((format) => format.check === undefined && format.open !== true);
  expect(told.length).toBe(open.length);
  for (const { name } of open) expect(told.some((message) => message.includes(name))).toBe(true);
});
