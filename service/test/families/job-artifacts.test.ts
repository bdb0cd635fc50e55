import { Readable } from 'node:stream';
import { beforeAll, describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { finishBuild, startBuild } from '../../families/pipelines/finish.ts';
import { storeArchive } from '../../families/job-artifacts/store.ts';
import { sql } from '../../database/sql.ts';
import type { Row } from '../../database/rows.ts';
import { describeCiWorld, project, TestClock, type MemberName } from './ci-world.ts';

const clock = new TestClock();
const world = describeCiWorld({ clock });

const junit = `<testsuites><testsuite name="s">
<testcase classname="a" name="one" time="1.5"/><testcase classname="a" name="two" time="0.5"><failure>no</failure></testcase>
</testsuite></testsuites>`;

const configuration = `
stages: [build, test]
compile:
  stage: build
  script: make
  artifacts: { paths: [out/, 'gl-*-report.json'], exclude: [out/secret], expire_in: 1 hour, reports: { junit: [junit.xml] } }
unit: { stage: test, script: make test, allow_failure: true }
hidden: { stage: test, script: make, artifacts: { paths: [out], access: maintainer } }
`;

const files = [
  ['out/a.txt', 'alpha\n'],
  ['out/deep/b.bin', '0123456789'.repeat(1000)],
  ['out/raw.bin', Buffer.from('00ff80fe0a', 'hex')],
  ['out/secret', 'no'],
  ['gl-sast-report.json', '{}'],
  ['junit.xml', junit],
  ['other.txt', 'other'],
].map(([path = '', content = '']) => ({ path, content: Buffer.from(content) }));

const builds = async (pipelineId: number): Promise<ReadonlyMap<string, Row<'builds'>>> => {
  const rows = await world().world.running.forge.database.all<Row<'builds'>>(
    sql`select * from builds where pipeline_id = ${pipelineId} and retried = ${false}`,
  );
  return new Map(rows.map((row) => [row.name, row]));
};

const buildNamed = async (pipelineId: number, name: string): Promise<number> => {
  const build = (await builds(pipelineId)).get(name);
  if (build === undefined) throw new Error(`There is no job ${name}.`);
  return build.id;
};

const start = async (ref = 'main'): Promise<number> => {
  const { body } = await world().as('developer')('POST', `${project}/pipeline`, { ref });
  return (body as { id: number }).id;
};

const status = async (pipelineId: number): Promise<unknown> => {
  const { body } = await world().as('developer')('GET', `${project}/pipelines/${pipelineId}`);
  return (body as { status: unknown }).status;
};

const finish = async (pipelineId: number, name: string, more: object = {}): Promise<number> => {
  const id = await buildNamed(pipelineId, name);
  await finishBuild(world().world.running.forge, { id, outcome: 'success', ...more });
  return id;
};

/** A response as bytes. */
const fetchAs = async (
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; headers: Headers; body: Buffer }> => {
  const response = await fetch(`${world().world.running.url}/api/v4${project}${path}`, { headers });
  return {
    status: response.status,
    headers: response.headers,
    body: Buffer.from(await response.arrayBuffer()),
  };
};

let pipeline = 0;
let job = 0;
let admin: Record<string, string> = {};

beforeAll(async () => {
  admin = { 'private-token': world().world.running.token ?? '' };
  await world().commit({ '.gitlab-ci.yml': configuration });
  pipeline = await start();
  clock.advance(5);
  job = await finish(pipeline, 'compile', { artifacts: files, coverage: 80, log: 'made\n' });
});

describe('jobs that end', () => {
  test('let the next stage go, and the pipeline ends with the last of them', async () => {
    expect(await status(pipeline)).toBe('running');
    clock.advance(60);
    await finish(pipeline, 'unit', { outcome: 'failed' });
    await finish(pipeline, 'hidden', { artifacts: files, coverage: 90 });
    const { body } = await world().as('developer')('GET', `${project}/pipelines/${pipeline}`);
    expect(body).toMatchObject({ status: 'success', coverage: '85.00', duration: 60, queued_duration: 5 });
  });

  test('do not end twice, nor before their turn', async () => {
    const { forge } = world().world.running;
    await expect(finishBuild(forge, { id: job, outcome: 'failed' })).rejects.toMatchObject({
      problem: { status: 409 },
    });
    const other = await start();
    const id = await buildNamed(other, 'unit');
    await expect(finishBuild(forge, { id, outcome: 'failed' })).rejects.toMatchObject({
      problem: { status: 409 },
    });
    await expect(finishBuild(forge, { id: 999_999, outcome: 'failed' })).rejects.toMatchObject({
      problem: { status: 404 },
    });
  });

  test('and have failed run again alone', async () => {
    const other = await start();
    await finish(other, 'compile', { outcome: 'failed' });
    expect(await status(other)).toBe('failed');
    const before = await builds(other);
    expect(before.get('unit')?.status).toBe('skipped');
    const retried = await world().as('developer')('POST', `${project}/pipelines/${other}/retry`);
    expect(retried).toMatchObject({ body: { status: 'pending' } });
    const after = await builds(other);
    expect(after.get('compile')).toMatchObject({ status: 'pending' });
    expect(after.get('compile')?.id).not.toBe(before.get('compile')?.id);
    expect(after.get('unit')).toMatchObject({ id: before.get('unit')?.id, status: 'created' });
  });

  test('report their tests', async () => {
    const report = await world().as('developer')('GET', `${project}/pipelines/${pipeline}/test_report`);
    expect(report.body).toMatchObject({
      total_time: 2,
      total_count: 2,
      failed_count: 1,
      test_suites: [{ name: 'compile', test_cases: [{ name: 'one' }, { name: 'two', status: 'failed' }] }],
    });
    const summary = await world().as('developer')(
      'GET',
      `${project}/pipelines/${pipeline}/test_report_summary`,
    );
    expect(summary.body).toMatchObject({
      total: { time: 2, count: 2, success: 1, failed: 1, suite_error: null },
      test_suites: [{ name: 'compile', build_ids: [job] }],
    });
  });
});

describe('an archive', () => {
  test('is downloaded, also in part, by the job and by the branch', async () => {
    const whole = await fetchAs(`/jobs/${job}/artifacts`, admin);
    expect(whole.status).toBe(200);
    expect(whole.headers.get('content-type')).toBe('application/zip');
    expect(whole.body.subarray(0, 2).toString()).toBe('PK');
    expect((await fetchAs('/jobs/artifacts/main/download?job=compile', admin)).body).toEqual(whole.body);
    const part = await fetchAs(`/jobs/${job}/artifacts`, { ...admin, range: 'bytes=10-19' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${whole.body.length}`);
    expect(part.body).toEqual(whole.body.subarray(10, 20));
  });

  test.each([
    ['out/a.txt', 200, 'alpha\n'],
    ['gl-sast-report.json', 200, '{}'],
    ['out/secret', 404, undefined],
    ['other.txt', 404, undefined],
    // A report that the paths do not name.
    ['junit.xml', 404, undefined],
    ['out', 404, undefined],
    ['out%2f..%2fa.txt', 400, undefined],
    ['%2e%2e%2f%2e%2e%2fetc%2fpasswd', 400, undefined],
    ['%2fetc%2fpasswd', 400, undefined],
    ['out%5ca.txt', 400, undefined],
    ['out%5c/download', 400, undefined],
    ['out/a.txt%00', 400, undefined],
  ])('its file %s: %i', async (path, want, content) => {
    for (const address of [
      `/jobs/${job}/artifacts/${path}`,
      `/jobs/artifacts/main/raw/${path}?job=compile`,
    ]) {
      const found = await fetchAs(address, admin);
      expect(found.status).toBe(want);
      expect(found.body.toString()).toBe(content ?? found.body.toString());
    }
  });

  test.each(['out/raw.bin', 'out%2Fraw.bin'])('its file %s keeps bytes that are no text', async (path) => {
    for (const address of [
      `/jobs/${job}/artifacts/${path}`,
      `/jobs/artifacts/main/raw/${path}?job=compile`,
    ]) {
      const found = await fetchAs(address, admin);
      expect([found.status, found.body.toString('hex')]).toEqual([200, '00ff80fe0a']);
    }
  });

  test.each([
    ['bytes=5-14', 206, '5678901234'],
    ['bytes=-3', 206, '789'],
    ['bytes=9998-', 206, '89'],
    ['bytes=9998-99999', 206, '89'],
    ['bytes=10000-', 416, undefined],
    ['bytes=-0', 416, undefined],
    ['bytes=3-2', 200, undefined],
    ['bytes=0-1,4-5', 200, undefined],
    ['lines=1-2', 200, undefined],
  ])('a part of a file, %s: %i', async (range, want, content) => {
    const found = await fetchAs(`/jobs/${job}/artifacts/out/deep/b.bin`, { ...admin, range });
    expect(found.status).toBe(want);
    const { length } = want === 200 ? found.body : Buffer.alloc(10_000);
    expect(length).toBe(10_000);
    expect(found.body.toString()).toBe(content ?? found.body.toString());
  });

  test.each<[MemberName, string, number]>([
    ['guest', '/jobs/artifacts/main/download?job=compile', 200],
    ['stranger', '/jobs/artifacts/main/download?job=compile', 404],
    ['developer', '/jobs/artifacts/main/download?job=hidden', 403],
    ['maintainer', '/jobs/artifacts/main/download?job=hidden', 200],
    ['developer', '/jobs/artifacts/main/download?job=unit', 404],
    ['developer', '/jobs/artifacts/main/download?job=none', 404],
    ['developer', '/jobs/artifacts/none/download?job=compile', 404],
    ['developer', '/jobs/artifacts/HEAD/download?job=compile', 404],
    ['developer', '/jobs/999999/artifacts', 404],
  ])('%s %s: %i', async (member, path, want) => {
    expect((await world().as(member)('GET', `${project}${path}`)).status).toBe(want);
  });

  test('of a job token is there while the job runs', async () => {
    const { forge } = world().world.running;
    const other = await start();
    const id = await buildNamed(other, 'compile');
    const { token } = await startBuild(forge, id);
    const path = `/jobs/${job}/artifacts/out/a.txt`;
    expect((await fetchAs(path, { 'job-token': token })).status).toBe(200);
    expect((await fetchAs(`${path}?job_token=${token}`, {})).status).toBe(200);
    expect((await fetchAs(`/pipelines`, { 'private-token': token })).status).toBe(401);
    await finishBuild(forge, { id, outcome: 'failed' });
    expect((await fetchAs(path, { 'job-token': token })).status).toBe(401);
  });
});

const zipOf = (build: (zip: ZipFile) => void): AsyncIterable<Uint8Array> => {
  const zip = new ZipFile();
  build(zip);
  zip.end();
  return Readable.from(zip.outputStream);
};
const store = async (content: AsyncIterable<Uint8Array>): Promise<void> => {
  const { forge } = world().world.running;
  const build = (await builds(pipeline)).get('unit');
  if (build === undefined) throw new Error('There is no job.');
  await storeArchive(forge, build, async (write) => ({
    blob: await write(content, { maxBytes: 1_000_000 }),
    name: 'a.zip',
    lifetime: { expireIn: null },
  }));
};

const changed = async (from: string, to: string): Promise<AsyncIterable<Uint8Array>> => {
  const pieces: Uint8Array[] = [];
  for await (const piece of zipOf((zip) => zip.addBuffer(Buffer.from('x'), from))) pieces.push(piece);
  const bytes = Buffer.from(Buffer.concat(pieces).toString('latin1').replaceAll(from, to), 'latin1');
  return Readable.from([bytes]);
};

describe('what is sent as an archive', () => {
  test.each([
    ['no archive', async () => Readable.from([Buffer.from('no archive')])],
    ['a path upwards', () => changed('aaaaaa', '../../')],
    ['a path upwards within', () => changed('aaaaaaaaa', 'a/../../b')],
    ['an absolute path', () => changed('aaaaaa', '/etc/p')],
    ['a path of another system', () => changed('aaaaaa', 'a\\..\\b')],
    ['a path with NUL', () => changed('aaaaaa', 'aa\0aaa')],
  ])('%s is refused', async (_, content) => {
    await expect(store(await content())).rejects.toMatchObject({ problem: { status: 400 } });
    expect((await fetchAs('/jobs/artifacts/main/download?job=unit', admin)).status).toBe(404);
  });

  test('a file that says it is larger than it can be is refused', async () => {
    const pieces: Uint8Array[] = [];
    for await (const piece of zipOf((zip) => zip.addBuffer(Buffer.alloc(100), 'zeros'))) pieces.push(piece);
    const bytes = Buffer.concat(pieces);
    const directory = bytes.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
    bytes.writeUInt32LE(0x7f_ff_ff_ff, directory + 24);
    await expect(store(Readable.from([bytes]))).rejects.toMatchObject({ problem: { status: 400 } });
  });
});

describe('in time', () => {
  test('what is kept stays, the last successful pipeline of a branch stays, the rest runs out', async () => {
    const first = await start();
    const second = await start();
    const ids: number[] = [];
    for (const one of [first, second]) {
      ids.push(await finish(one, 'compile', { artifacts: files }));
      await finish(one, 'unit');
      await finish(one, 'hidden');
    }
    const developer = world().as('developer');
    const kept = await developer('POST', `${project}/jobs/${job}/artifacts/keep`);
    expect(kept.headers.get('content-disposition')).toBeNull();
    expect(kept).toMatchObject({
      status: 200,
      body: {
        id: job,
        name: 'compile',
        commit: { title: 'Change' },
        artifacts: [{ file_type: 'archive' }, {}],
      },
    });
    clock.advance(3601);
    const statuses = await Promise.all(
      [job, ...ids].map(async (id) => (await fetchAs(`/jobs/${id}/artifacts`, admin)).status),
    );
    expect(statuses).toEqual([200, 404, 200]);
  });

  test('all that may be deleted is, for maintainers', async () => {
    const developer = world().as('developer');
    const maintainer = world().as('maintainer');
    expect((await developer('DELETE', `${project}/artifacts`)).status).toBe(403);
    expect((await maintainer('DELETE', `${project}/artifacts`)).status).toBe(202);
    expect((await fetchAs(`/jobs/${job}/artifacts`, admin)).status).toBe(404);
    expect((await fetchAs('/jobs/artifacts/main/download?job=compile', admin)).status).toBe(200);
    const { database } = world().world.running.forge;
    const last = await database.one<{ id: number }>(
      sql`select b.id from builds b join artifacts a on a.build_id = b.id order by b.id desc limit 1`,
    );
    expect((await developer('DELETE', `${project}/jobs/${last?.id}/artifacts`)).status).toBe(403);
    expect((await maintainer('DELETE', `${project}/jobs/${last?.id}/artifacts`)).status).toBe(204);
    expect((await fetchAs('/jobs/artifacts/main/download?job=compile', admin)).status).toBe(404);
    expect(await database.all(sql`select hash from blobs`)).toEqual([]);
  });
});
