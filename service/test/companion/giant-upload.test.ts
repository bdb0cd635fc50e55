import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { startProcess, type ServiceProcess } from '../service-process.ts';

const MiB = 1024 ** 2;
const data = mkdtempSync(join(tmpdir(), 'forge-giant-'));
let running: ServiceProcess;
let token = '';

beforeAll(async () => {
  running = await startProcess(data, '--control');
  const configuration = 'compile: { script: make, artifacts: { paths: [out] } }\n';
  await control('/seed', {
    groups: [{ full_path: 'acme' }],
    projects: [
      {
        full_path: 'acme/tools',
        commits: [{ message: 'First', files: { '.gitlab-ci.yml': configuration } }],
        pipelines: [{}],
      },
    ],
  });
  ({ token } = (await control('/jobs/1/start')) as { token: string });
});

afterAll(async () => {
  await running.kill();
  rmSync(data, { recursive: true, force: true });
});

async function control(path: string, body?: object): Promise<unknown> {
  const given = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = { 'content-type': 'application/json' };
  return await (await fetch(`${running.url}/-/forge${path}`, { method: 'POST', headers, ...given })).json();
}

/** Zeros in an uncompressed archive. */
function archive(bytes: number): AsyncIterable<Uint8Array> {
  const zip = new ZipFile();
  const piece = Buffer.alloc(MiB);
  const zeros = Readable.from(Array.from({ length: bytes / MiB }, () => piece));
  zip.addReadStream(zeros, 'out/zeros.bin', { compress: false });
  zip.end();
  return Readable.from(zip.outputStream);
}

async function* form(
  content: AsyncIterable<Uint8Array>,
  after: Readonly<Record<string, string>>,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from('--b\r\ncontent-disposition: form-data; name="file"; filename="a.zip"\r\n\r\n');
  yield* content;
  for (const [name, value] of Object.entries(after))
    yield Buffer.from(`\r\n--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}`);
  yield Buffer.from('\r\n--b--\r\n');
}

async function upload(body: AsyncIterable<Uint8Array>): Promise<number> {
  const response = await fetch(`${running.url}/api/v4/jobs/1/artifacts`, {
    method: 'POST',
    headers: { 'job-token': token, 'content-type': 'multipart/form-data; boundary=b' },
    body: Readable.toWeb(Readable.from(body)),
    duplex: 'half',
  });
  await response.arrayBuffer();
  return response.status;
}

/** Peak memory of the process in MiB on Linux; 0 elsewhere. */
function peak(): number {
  if (process.platform !== 'linux') return 0;
  const status = readFileSync(`/proc/${running.child.pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

const blobs = (): readonly string[] =>
  readdirSync(join(data, 'blobs'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.length > 60 || name.startsWith('.tmp/'),
  );

test('a giant archive goes to the store while it arrives, in memory that does not grow with it', async () => {
  expect(await upload(form(archive(16 * MiB), {}))).toBe(201);
  const before = peak();
  expect(await upload(form(archive(160 * MiB), { expire_in: '1 day' }))).toBe(201);
  expect(peak() - before).toBeLessThan(64);
  const { length } = blobs();
  expect(length).toBe(2);

  // An upload that is refused at its end, or is interrupted, leaves nothing.
  expect(await upload(form(archive(3 * MiB), { expire_in: 'soon' }))).toBe(400);
  expect(await upload(form(Readable.from([Buffer.alloc(4 * MiB)]), {}))).toBe(400);
  const cut = async function* (): AsyncGenerator<Uint8Array> {
    yield* form(Readable.from([Buffer.alloc(MiB)]), {});
    throw new Error('cut');
  };
  await expect(upload(cut())).rejects.toThrow('fetch failed');
  await expect.poll(() => blobs().length).toBe(length);

  const part = await fetch(`${running.url}/api/v4/projects/1/jobs/1/artifacts`, {
    headers: { 'private-token': running.token ?? '', range: `bytes=${100 * MiB}-${100 * MiB + 9}` },
  });
  expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, Buffer.alloc(10)]);
});
