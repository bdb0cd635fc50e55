import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WorkFolder } from './process.ts';

const CONFIG = "export default {\n  emitters: ['typs' as const],\n};\n";

test.each([
  '',
  '--help',
  '--version',
  'generat',
  'check --help',
  'generate petstore.yaml --force=yes',
  'generate petstore.yaml --out api',
  'lint broken.yaml',
  'lint broken.yaml --format sarif',
  'lint petstore.yaml --config wrong.config.ts',
])('forgespec %s does in this process what it does in one of its own', async (call) => {
  const env = { FORCE_COLOR: '1' };
  const [here, there] = [0, 1].map(
    () => new WorkFolder({ 'broken.yaml': 'openapi: 3.1.1\npaths: {\n', 'wrong.config.ts': CONFIG }),
  ) as [WorkFolder, WorkFolder];
  expect(await here.run(call, { env })).toEqual(await there.spawn(call, { env }));
  expect(Object.values(here.contents())).toEqual(Object.values(there.contents()));
});

test('two calls at once are refused in one process, and the folder is as it was', async () => {
  const folder = new WorkFolder();
  const before = process.cwd();
  const first = folder.run('lint petstore.yaml');
  await expect(folder.run('check petstore.yaml')).rejects.toThrow('Two calls at once');
  expect((await first).code).toBe(0);
  expect(process.cwd()).toBe(before);
});

test('a call does not need the folder of the one before', async () => {
  const folder = new WorkFolder();
  folder.write('gone/petstore.yaml', folder.read('petstore.yaml'));
  expect((await folder.run('docs petstore.yaml', { cwd: 'gone' })).code).toBe(0);
  rmSync(join(folder.path, 'gone'), { recursive: true });
  expect(await folder.run('docs petstore.yaml')).toMatchObject({ code: 0, stderr: '' });
});
