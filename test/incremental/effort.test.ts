import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { emitters } from '../../generators/emit/registry.ts';
import { statistics } from '../../generators/incremental/statistics.ts';
import { Regenerator } from '../../generators/regenerate/regenerator.ts';

const folder = mkdtempSync(join(tmpdir(), 'effort-'));
const regenerator = new Regenerator({ document: join(folder, 'openapi.yaml'), emitters });

let all = 0;
beforeAll(async () => {
  cpSync('spec', folder, { recursive: true });
  all = await run();
  return () => rmSync(folder, { recursive: true, force: true });
});

/** The number of results that a run computes. */
async function run(changed?: ReadonlySet<string>): Promise<number> {
  const before = statistics.computed;
  expect((await regenerator.run(changed)).output).toBeDefined();
  return statistics.computed - before;
}

test.each<[edit: string, files: string, from: string, to: string, most: number]>([
  ['a description of a schema', 'components/schemas/project.yaml', 'The short form', 'A short form', 90],
  [
    'a new property',
    'components/schemas/project.yaml',
    '  properties:\n    id: { type: integer }\n    description: {',
    '  properties:\n    added: { type: string }\n    id: { type: integer }\n    description: {',
    90,
  ],
  [
    'a new operation',
    'openapi.yaml',
    '\npaths:\n',
    `\npaths:\n  /added: { get: { operationId: getAdded, tags: [Groups], summary: New, responses: { '204': { description: None. } } } }\n`,
    75,
  ],
  ['a renamed component', '**/*.yaml', 'ProjectSummary', 'ShortProject', 115],
  ['an edited vocabulary', 'extensions/x-tier.schema.json', '"title": "', '"title": "New: ', 50],
])('an edit affects few of all results: %s', async (_, files, from, to, most) => {
  const edited = new Map<string, string>();
  for (const file of globSync(files, { cwd: folder })) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    if (text.includes(from)) edited.set(path, text);
  }
  expect(edited.size).toBeGreaterThan(0);
  for (const [path, text] of edited) writeFileSync(path, text.replaceAll(from, to));
  const computed = await run(new Set(edited.keys()));
  for (const [path, text] of edited) writeFileSync(path, text);
  await run(new Set(edited.keys()));
  expect(all).toBeGreaterThan(3_000);
  expect(computed).toBeLessThanOrEqual(most);
});
