import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientEmitter } from '../../generators/emit/client/emitter.ts';
import { serverEmitter } from '../../generators/emit/server/emitter.ts';
import { typesEmitter } from '../../generators/emit/types/emitter.ts';
import { validatorsEmitter } from '../../generators/emit/validators/emitter.ts';
import { writeOutput } from '../server/workshop.ts';
import { filesDocument } from './files-document.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
let folder = '';

/** What may be sent, and what a handler is given: each line that must not compile says so. */
const usage = `
import { createClient, sendForm } from './client/index.js';
import type { SendFormHandler } from './server/operations/send-form.js';
import type { UploadedFile } from './server/index.js';

const client = createClient({ baseUrl: 'http://localhost' });
const blob = new Blob(['x']);
sendForm(client, { domain: 'a', plain: blob, named: blob, all: blob, any: blob, anyNamed: blob, one: blob, orNull: blob, list: [blob] });
sendForm(client, { domain: 'a', any: 'text', anyNamed: 'text', one: 'text', orNull: null, list: ['text', blob] });
sendForm(client, { domain: 'a', plain: new Uint8Array(), named: blob.stream() });
// @ts-expect-error a file is no number
sendForm(client, { domain: 'a', one: 1 });

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(_: Same<A, B>): void => {};

export const handler: SendFormHandler = async ({ body }) => {
  const form = await body.read();
  same<typeof form.domain, string>(true);
  same<typeof form.plain, UploadedFile | undefined>(true);
  same<typeof form.named, UploadedFile | undefined>(true);
  same<typeof form.all, UploadedFile | undefined>(true);
  same<typeof form.any, string | UploadedFile | undefined>(true);
  same<typeof form.anyNamed, string | UploadedFile | undefined>(true);
  same<typeof form.one, string | UploadedFile | undefined>(true);
  same<typeof form.orNull, UploadedFile | null | undefined>(true);
  same<typeof form.list, (string | UploadedFile)[] | undefined>(true);
  const name: string | undefined = form.plain?.name;
  const size: number | undefined = form.plain?.size;
  return { status: 200, body: [name, size] };
};
`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-types-'));
  const document = join(folder, 'document.json');
  await writeFile(document, JSON.stringify(filesDocument));
  await writeOutput({
    document,
    folder,
    emitters: [typesEmitter, validatorsEmitter, serverEmitter, clientEmitter],
  });
  await writeFile(join(folder, 'usage.ts'), usage);
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
    target: 'es2023',
    module: 'nodenext',
    lib: ['es2023', 'esnext.disposable', 'dom', 'dom.asynciterable'],
    types: ['node'],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['usage.ts'] }));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(['typescript', 'typescript7'])(
  'files of forms have their types on both sides, with %s',
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
