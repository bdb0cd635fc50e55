import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runtime, type Import } from '../../generators/check/runtime.ts';

const used = Object.values<Import>(runtime);

test.each(used)('$name is exported by $module', async ({ module, name, value }) => {
  const path = join(import.meta.dirname, '../../runtime/validation', module.replace(/^runtime\//, ''));
  expect(Reflect.get((await import(`${path}.ts`)) as object, name)).toBe(value);
});

test('no two go by one name', () => {
  const names = used.map(({ name, as }) => as ?? name);
  expect(names).toEqual([...new Set(names)]);
});
