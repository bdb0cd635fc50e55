import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { typesEmitter } from '../../generators/emit/types/emitter.ts';
import { validatorsEmitter } from '../../generators/emit/validators/emitter.ts';
import { generateClient, specification } from './generated.ts';
import { usage } from './usage.ts';

let folder: string;

beforeAll(async () => {
  folder = await generateClient(specification, [typesEmitter, validatorsEmitter]);
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    target: 'es2022',
    module: 'nodenext',
    types: [],
    lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'],
  };
  await writeFile(join(folder, 'usage.ts'), usage);
  // Of the runtime, these are for Node alone.
  const exclude = ['node', 'undici', 'undici-response'].map((name) => `client/**/${name}.d.ts`);
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['usage.ts', 'client/**/*.d.ts'], exclude }),
  );
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(['typescript', 'typescript7'])('under %s', (compiler) => {
  test('the client compiles, and misuse of it does not', { timeout: 60_000 }, async () => {
    const program = fileURLToPath(new URL(`../../node_modules/${compiler}/bin/tsc`, import.meta.url));
    const said = await new Promise<string>((resolve) => {
      execFile(process.execPath, [program, '-p', folder, '--pretty', 'false'], (_, stdout, stderr) =>
        resolve(stdout + stderr),
      );
    });
    expect(said).toBe('');
  });
});
