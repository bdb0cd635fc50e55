import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { clientEmitter } from '../../generators/emit/client/client-emitter.ts';
import { generate } from '../../generators/pipeline.ts';
import type { ClientOptions } from '../../runtime/client/client.ts';
import { sendJson, startService } from '../runtime/client/service.ts';
import { generateClient, load, specification, type AnyFunction } from './generated.ts';

type Methods = Readonly<
  Record<
    string,
    Readonly<
      Record<
        string,
        (
          ...args: Parameters<AnyFunction> extends [unknown, ...infer Rest] ? Rest : never
        ) => ReturnType<AnyFunction>
      >
    >
  >
>;

let folder: string;
let createApi: (options: ClientOptions) => Methods;

beforeAll(async () => {
  folder = await generateClient(specification);
  ({ createApi } = await load<{ createApi: typeof createApi }>(folder, 'client/index.js'));
});

test('methods are the functions with their client given', async () => {
  await using service = await startService(({ url }, response) => sendJson(response, { url }));
  const forge = createApi({ baseUrl: service.origin });
  expect(await forge['projects']?.['get']?.({ id: 'a/b', statistics: true })).toEqual({
    url: '/projects/a%2Fb?statistics=true',
  });
  expect(
    await forge['memberRoles']?.['delete']?.({ member_role_id: 3 }, { headers: { 'x-a': 'b' } }),
  ).toEqual({ url: '/member_roles/3' });
  expect(service.seen.map(({ method, headers }) => [method, headers['x-a']])).toEqual([
    ['GET', undefined],
    ['DELETE', 'b'],
  ]);
});

test('a path of a file keeps its slashes, and no segment leads away', async () => {
  await using service = await startService(({ url }, response) => void response.end(url));
  const { downloadJobArtifactFile } = await load<Readonly<Record<string, AnyFunction>>>(
    folder,
    'client/index.js',
  );
  const { createClient } = await load<{
    createClient: (options: ClientOptions) => Parameters<AnyFunction>[0];
  }>(folder, 'client/index.js');
  const client = createClient({ baseUrl: service.origin });
  const download = async (path: string) => {
    const stream = await downloadJobArtifactFile?.(client, { id: 1, job_id: 2, artifact_path: path });
    return new Response(stream as ReadableStream<Uint8Array>).text();
  };
  expect(await download('build/a b/%2e.txt')).toBe('/projects/1/jobs/2/artifacts/build/a%20b/%252e.txt');
  await expect(download('build/../../secret')).rejects.toThrow(TypeError);
});

test('operations with the names of the client hide those from index, with a finding, and the rest works', async () => {
  const names = ['createApi', 'createClient', 'retries', 'options'];
  const folderOfClashes = await mkdtemp(join(tmpdir(), 'clashes-'));
  const paths = Object.fromEntries(
    names.map((name) => [
      `/${name}`,
      { get: { operationId: name, tags: ['Things'], responses: { 200: { description: 'Done.' } } } },
    ]),
  );
  const document = { openapi: '3.1.1', info: { title: 'Clashes', version: '1' }, paths };
  const path = join(folderOfClashes, 'clashes.json');
  await writeFile(path, JSON.stringify(document));
  const { findings } = await generate({ document: path, emitters: [clientEmitter] });
  await rm(folderOfClashes, { recursive: true, force: true });
  expect(findings.filter(({ code }) => code === 'client/export-clash').map(({ message }) => message)).toEqual(
    ['createApi', 'createClient', 'retries'].map((name) =>
      expect.stringContaining(`the operation ${name} instead of`),
    ),
  );
  const clashing = await generateClient(document);
  await using service = await startService((_, response) => void response.writeHead(204).end());
  const { createApi: makeApi } = await load<{ createApi: typeof createApi }>(clashing, 'client/facade.js');
  const api = makeApi({ baseUrl: service.origin });
  for (const name of names) await api['things']?.[name]?.({});
  expect(service.seen.map(({ url }) => url)).toEqual(names.map((name) => `/${name}`));
});
