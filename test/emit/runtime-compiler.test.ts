import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileModule, type CompiledModule } from '../../generators/emit/runtime-compiler.ts';

const text = `import type { A } from './a.ts';\nimport { b } from './b.ts';\n/** Of A. */\nexport const of = (a: A): string => b(a);\n`;
const compiled: CompiledModule = {
  script: `import { b } from "./b.js";\n/** Of A. */\nexport const of = (a) => b(a);\n`,
  declaration: `import type { A } from './a.ts';\n/** Of A. */\nexport declare const of: (a: A) => string;\n`,
};

test('a module becomes a script and its declarations', async () => {
  expect(await compileModule('of', text, undefined)).toEqual(compiled);
});

test('results are kept by text and name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forgespec-compiler-'));
  try {
    const first = await compileModule('of', text, folder);
    const [kept = '', ...others] = await results(folder);
    expect(others).toEqual([]);
    expect(JSON.parse(await readFile(kept, 'utf8'))).toEqual(first);

    const other = { script: 'kept', declaration: 'kept' };
    await writeFile(kept, JSON.stringify(other));
    expect(await compileModule('of', text, folder)).toEqual(other);
    expect((await compileModule('of', text.replace('Of A', 'Changed'), folder)).script).toContain('Changed');
    expect(await results(folder)).toHaveLength(2);

    await writeFile(kept, '{"script":');
    expect(await compileModule('of', text, folder)).toEqual(first);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** The files of the results that are kept. */
async function results(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder);
  return names.filter((name) => name.startsWith('runtime-')).map((name) => join(folder, name));
}
