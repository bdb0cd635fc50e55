import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compile } from '../../outputs/compiler.ts';
import { repository } from '../../outputs/places.ts';
import { GENERATED } from '../artifacts/generated.ts';
import { readFacts } from '../document/read.ts';
import { Casebook } from '../document/values/casebook.ts';
import { fixtureOf } from '../document/values/fixture.ts';

test('types take what validators take, and refuse what they can see', async () => {
  const facts = readFacts(join(repository, 'spec/openapi.yaml'));
  const text = fixtureOf(facts, new Casebook(facts, 3), join(GENERATED, 'types/index.js'));
  expect(text.split('@ts-expect-error').length).toBeGreaterThan(1_000);
  const folder = await mkdtemp(join(tmpdir(), 'fixture-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'fixture.ts'), text);
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: 'es2022',
    module: 'nodenext',
    types: [],
    lib: ['es2022'],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['fixture.ts'] }));
  expect((await compile(folder)).slice(0, 5_000)).toBe('');
});
