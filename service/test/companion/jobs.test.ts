import { beforeAll, describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { finishBuild, startBuild } from '../../families/pipelines/finish.ts';
import { describeCiWorld, project, TestClock } from '../families/ci-world.ts';
import type { Answer } from '../families/world.ts';

const clock = new TestClock();
const world = describeCiWorld({ clock });
let pipelineId = 0;
let compileId = 0;
let unitId = 0;

const configuration = `
stages: [build, test]
compile: { stage: build, script: make, tags: [linux], artifacts: { paths: [out], expire_in: 1 hour } }
unit: { stage: test, script: make test }
`;

const jobs = ({ body }: Answer): unknown => (body as { name: string }[]).map(({ name }) => name);
const get = (path: string): Promise<Answer> => world().as('reporter')('GET', `${project}${path}`);

async function zip(content: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = new ZipFile();
  file.addBuffer(Buffer.from(content), 'out/a.txt');
  file.end();
  const pieces: Uint8Array[] = [];
  for await (const piece of file.outputStream) pieces.push(new Uint8Array(piece as Buffer));
  return new Uint8Array(Buffer.concat(pieces));
}

async function upload(
  token: string,
  id: number,
  bytes: Uint8Array<ArrayBuffer>,
  expire = '2 days',
): Promise<Response> {
  const form = new FormData();
  form.set('file', new File([bytes], '../out.zip'));
  form.set('expire_in', expire);
  const address = `${world().world.running.url}/api/v4/jobs/${id}/artifacts`;
  return await fetch(address, { method: 'POST', body: form, headers: { 'job-token': token } });
}

beforeAll(async () => {
  await world().commit({ '.gitlab-ci.yml': configuration });
  const { body } = await world().as('developer')('POST', `${project}/pipeline`, { ref: 'main' });
  pipelineId = (body as { id: number }).id;
  const list = (await get(`/pipelines/${pipelineId}/jobs`)).body as { id: number; name: string }[];
  compileId = list.find(({ name }) => name === 'compile')?.id ?? 0;
  unitId = list.find(({ name }) => name === 'unit')?.id ?? 0;
});

describe('jobs', () => {
  test('of a pipeline and of a project, by their states', async () => {
    expect(jobs(await get(`/pipelines/${pipelineId}/jobs`))).toEqual(['unit', 'compile']);
    expect(jobs(await get(`/pipelines/${pipelineId}/jobs?scope[]=pending&scope[]=running`))).toEqual([
      'compile',
    ]);
    expect(jobs(await get('/jobs?scope=created&per_page=1'))).toEqual(['unit']);
    expect((await get('/jobs?scope=none')).status).toBe(400);
    expect((await get('/pipelines/4711/jobs')).status).toBe(404);
    expect((await world().as('stranger')('GET', `${project}/jobs`)).status).toBe(404);
  });

  test('one by one, with the pipeline, and with a log once there is one', async () => {
    expect(await get(`/jobs/${compileId}`)).toMatchObject({
      status: 200,
      body: {
        name: 'compile',
        status: 'pending',
        tag_list: ['linux'],
        pipeline: { id: pipelineId },
        artifacts: [],
      },
    });
    expect((await get(`/jobs/${compileId}/trace`)).body).toBe('');
    expect((await get('/jobs/4711')).status).toBe(404);
  });
});

describe('the upload of artifacts', () => {
  test('is for the job that runs, and gives what others download', async () => {
    const { forge } = world().world.running;
    const bytes = await zip('alpha\n');
    expect((await upload('none', compileId, bytes)).status).toBe(401);
    const { token } = await startBuild(forge, compileId);
    expect((await upload(token, unitId, bytes)).status).toBe(403);
    expect((await upload(token, compileId, bytes, 'soon')).status).toBe(400);
    expect((await upload(token, compileId, new Uint8Array([1, 2, 3]))).status).toBe(400);
    const stored = await upload(token, compileId, bytes);
    expect([stored.status, await stored.json()]).toEqual([
      201,
      { file: { filename: 'out.zip', size: bytes.length } },
    ]);
    await finishBuild(forge, { id: compileId, outcome: 'success', log: 'Done.\n' });
    expect((await upload(token, compileId, bytes)).status).toBe(401);
    expect((await get(`/jobs/${compileId}`)).body).toMatchObject({
      status: 'success',
      artifacts_file: { filename: 'out.zip', size: bytes.length },
      artifacts_expire_at: '2026-11-24T10:00:00.000Z',
    });
    expect((await get(`/jobs/${compileId}/artifacts/out/a.txt`)).body).toBe('alpha\n');
    expect((await get(`/jobs/${compileId}/trace`)).body).toBe('Done.\n');
  });
});

test('a domain of static sites is deleted by maintainers', async () => {
  const path = `${project}/pages/domains`;
  const maintainer = world().as('maintainer');
  expect((await maintainer('POST', path, { domain: 'docs.acme.example' })).status).toBe(201);
  expect((await world().as('developer')('DELETE', `${path}/docs.acme.example`)).status).toBe(403);
  expect((await maintainer('DELETE', `${path}/docs.acme.example`)).status).toBe(204);
  expect((await maintainer('DELETE', `${path}/docs.acme.example`)).status).toBe(404);
});
