import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientEmitter } from '../../generators/emit/client/emitter.ts';
import { serverEmitter } from '../../generators/emit/server/emitter.ts';
import { typesEmitter } from '../../generators/emit/types/emitter.ts';
import { validatorsEmitter } from '../../generators/emit/validators/emitter.ts';
import { workshop, writeOutput } from '../server/workshop.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packages-'));
  const emitters = [typesEmitter, validatorsEmitter, serverEmitter, clientEmitter];
  await writeOutput({ document: workshop, folder, emitters });
  // What `tsc` takes without further options, where no types of packages are installed.
  const compilerOptions = { strict: true, module: 'nodenext', target: 'es2022', noEmit: true, types: [] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(['typescript', 'typescript7'])(
  'the output compiles with %s in a project without Fastify, undici and the types of Node',
  async (compiler) => {
    const tsc = join(root, 'node_modules', compiler, 'bin/tsc');
    const said = await new Promise((resolve) => {
      execFile(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], (_, stdout, stderr) =>
        resolve(stdout + stderr),
      );
    });
    expect(said).toBe('');
  },
);
