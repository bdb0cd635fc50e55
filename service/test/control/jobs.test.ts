import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../database/sql.ts';
import { describeCiWorld, project } from '../families/ci-world.ts';

const world = describeCiWorld({ control: true });
let job = 0;
let pipeline = 0;

const control = async (path: string, body?: object): Promise<{ status: number; body: unknown }> => {
  const response = await fetch(`${world().world.running.url}/-/forge${path}`, {
    method: 'POST',
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
};

beforeAll(async () => {
  await world().commit({ '.gitlab-ci.yml': 'unit: { script: make, artifacts: { paths: [out] } }\n' });
  const { body } = await world().as('developer')('GET', `${project}/pipelines/latest`);
  pipeline = (body as { id: number }).id;
  const row = await world().world.running.forge.database.one<{ id: number }>(sql`select id from builds`);
  job = row?.id ?? 0;
});

describe('jobs', () => {
  test('run and end as the control plane says', async () => {
    const started = await control(`/jobs/${job}/start`);
    expect(started).toMatchObject({ status: 200, body: { token: expect.any(String) } });
    expect((await control(`/jobs/${job}/start`)).status).toBe(409);
    const running = await world().as('developer')('GET', `${project}/pipelines/${pipeline}`);
    expect(running.body).toMatchObject({ status: 'running' });
    const artifacts = [{ path: 'out/a', content: 'YQ==', encoding: 'base64' }];
    expect(await control(`/jobs/${job}/finish`, { outcome: 'success', artifacts })).toMatchObject({
      status: 204,
    });
    const ended = await world().as('developer')('GET', `${project}/pipelines/${pipeline}`);
    expect(ended.body).toMatchObject({ status: 'success' });
    expect(await world().as('developer')('GET', `${project}/jobs/${job}/artifacts/out/a`)).toMatchObject({
      status: 200,
      body: 'a',
    });
  });

  test.each([
    ['/jobs/999999/finish', { outcome: 'success' }, 404],
    ['/jobs/1/finish', { outcome: 'success' }, 409],
    ['/jobs/1/finish', { outcome: 'other' }, 400],
  ])('%s %j: %i', async (path, body, status) => {
    expect((await control(path, body)).status).toBe(status);
  });
});
