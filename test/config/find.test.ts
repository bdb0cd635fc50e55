import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findConfig } from '../../generators/config/find.ts';
import { folderOf } from './folder.ts';

test('the nearest configuration counts, and in one folder TypeScript goes first', () => {
  const folder = folderOf({
    'forgespec.config.json': '{}',
    'forgespec.config.ts': 'export default {};',
    'inner/forgespec.config.mjs': 'export default {};',
    'inner/deep/a.txt': '',
  });
  // A folder of that name is no configuration.
  mkdirSync(join(folder, 'inner/deep/forgespec.config.ts'));
  expect(findConfig(join(folder, 'inner/deep'))).toEqual({
    path: join(folder, 'inner/forgespec.config.mjs'),
    isForeign: false,
  });
  expect(findConfig(folder)).toEqual({ path: join(folder, 'forgespec.config.ts'), isForeign: false });
});

test.runIf(process.getuid?.() === 0)('a configuration of another user is foreign', async () => {
  const { chownSync } = await import('node:fs');
  const folder = folderOf({ 'forgespec.config.json': '{}', 'mine/a.txt': '' });
  chownSync(join(folder, 'forgespec.config.json'), 4242, 4242);
  expect(findConfig(join(folder, 'mine'))?.isForeign).toBe(true);
  // The owner of the working folder may have one there.
  chownSync(join(folder, 'mine'), 4242, 4242);
  expect(findConfig(join(folder, 'mine'))?.isForeign).toBe(false);
});
