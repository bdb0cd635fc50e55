import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverEmitter } from '../../generators/emit/server/emitter.ts';
import { typesEmitter } from '../../generators/emit/types/emitter.ts';
import { validatorsEmitter } from '../../generators/emit/validators/emitter.ts';
import { declaredUsage } from './declared-usage.ts';
import { usage } from './usage.ts';
import { workshop, writeOutput } from './workshop.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** What one declares of the types of its handlers, the other would see: they are compiled apart. */
const programs = ['usage', 'declared'];
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'server-types-'));
  await writeOutput({
    document: workshop,
    folder,
    emitters: [typesEmitter, validatorsEmitter, serverEmitter],
  });
  await writeFile(join(folder, 'usage.ts'), usage);
  await writeFile(join(folder, 'declared.ts'), declaredUsage);
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    noEmit: true,
    target: 'es2023',
    module: 'nodenext',
    lib: ['es2023', 'esnext.disposable', 'dom', 'dom.asynciterable'],
    types: ['node'],
  };
  for (const program of programs) {
    await writeFile(
      join(folder, `tsconfig.${program}.json`),
      JSON.stringify({ compilerOptions, include: [`${program}.ts`, 'server/**/*.d.ts'] }),
    );
  }
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('a program against the generated server', () => {
  test.each(
    programs.flatMap((program) => ['typescript', 'typescript7'].map((compiler) => [program, compiler])),
  )('%s.ts compiles, and only where it is right, with %s', async (program, compiler) => {
    const tsc = join(root, 'node_modules', String(compiler), 'bin/tsc');
    const messages = await new Promise<string>((resolve) => {
      execFile(
        process.execPath,
        [tsc, '-p', join(folder, `tsconfig.${program}.json`), '--pretty', 'false'],
        (_, stdout, stderr) => resolve(stdout + stderr),
      );
    });
    expect(messages).toBe('');
  });
});
