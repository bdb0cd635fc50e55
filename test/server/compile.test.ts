import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverEmitter } from '../../generators/emit/server/emitter.ts';
import { typesEmitter } from '../../generators/emit/types/emitter.ts';
import { validatorsEmitter } from '../../generators/emit/validators/emitter.ts';
import { usage } from './usage.ts';
import { workshop, writeOutput } from './workshop.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'server-types-'));
  await writeOutput({
    document: workshop,
    folder,
    emitters: [typesEmitter, validatorsEmitter, serverEmitter],
  });
  await writeFile(join(folder, 'usage.ts'), usage);
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
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['usage.ts', 'server/**/*.d.ts'] }),
  );
}, 60_000);

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('a program against the generated server', () => {
  test.each(['typescript', 'typescript7'])(
    'compiles, and only where it is right, with %s',
    async (compiler) => {
      const tsc = join(root, 'node_modules', compiler, 'bin/tsc');
      const messages = await new Promise<string>((resolve) => {
        execFile(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], (_, stdout, stderr) =>
          resolve(stdout + stderr),
        );
      });
      expect(messages).toBe('');
    },
  );
});
