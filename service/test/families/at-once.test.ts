import { beforeAll, describe, expect, test } from 'vitest';
import { people, type Person } from './community.ts';
import { makeTeam, type Team } from './planning-world.ts';
import { describeWorld } from './world.ts';

const world = describeWorld();
let team: Team;
let by: Record<'ann' | 'bob' | 'cid', Person>;

beforeAll(async () => {
  team = await makeTeam(world(), { dev: 30, gus: 10 });
  by = await people(world(), ['ann', 'bob', 'cid']);
  const project = `/projects/${team.projectId}`;
  await world().root('POST', `${project}/repository/branches?branch=feature&ref=main`);
  await world().root('PUT', `/groups/${team.groupId}`, { visibility: 'public' });
  await world().root('PUT', project, { visibility: 'public' });
  expect(await by.cid.send('POST', `${project}/access_requests`)).toMatchObject({ status: 201 });
});

const at = (rest: string): string => `/projects/${team.projectId}/${rest}`;

type Send = () => Promise<{ readonly status: number }>;

describe('six equal requests at once', () => {
  test.each<[string, number[], Send]>([
    [
      'open one merge request',
      [201, 409, 409, 409, 409, 409],
      () =>
        world().root('POST', at('merge_requests'), {
          source_branch: 'feature',
          target_branch: 'main',
          title: 'Feature',
        }),
    ],
    [
      'add one member',
      [201, 409, 409, 409, 409, 409],
      () => world().root('POST', at('members'), { user_id: by.ann.row.id, access_level: 30 }),
    ],
    [
      'invite an address, again and again',
      [201, 201, 201, 201, 201, 201],
      () => world().root('POST', at('invitations'), { email: 'x@mail.example', access_level: 30 }),
    ],
    [
      'make one access request',
      [201, 400, 400, 400, 400, 400],
      () => by.bob.send('POST', at('access_requests')),
    ],
    [
      'approve an access request once',
      [200, 404, 404, 404, 404, 404],
      () => world().root('PUT', at(`access_requests/${by.cid.row.id}/approve`)),
    ],
    [
      'create one milestone',
      [201, 400, 400, 400, 400, 400],
      () => world().root('POST', at('milestones'), { title: 'v1' }),
    ],
    [
      'create one group',
      [201, 400, 400, 400, 400, 400],
      () => world().root('POST', '/groups', { name: 'Beta', path: 'beta' }),
    ],
  ])('%s', async (_, want, send) => {
    const answers = await Promise.all(Array.from({ length: 6 }, send));
    expect(answers.map(({ status }) => status).toSorted()).toEqual(want);
  });
});

test.each([
  ['GET', '/projects?search=%00'],
  ['GET', '/projects/acme%2Fapp/milestones?title=a%00'],
  ['GET', '/projects/acme%2Fapp/members?query=%00'],
  ['GET', '/projects/acme%2Fapp/merge_requests?labels=%00'],
  ['POST', '/projects/acme%2Fapp/milestones', { title: 'a\0b' }],
  ['POST', '/groups', { name: 'a\0b', path: 'gamma' }],
  ['PUT', '/projects/acme%2Fapp', { description: 'a\0b' }],
] as const)('NUL in %s %s is refused', async (method, path, body?: object) => {
  expect(await world().root(method, path, body)).toMatchObject({ status: 400 });
});

test.each([
  ['GET', '/projects/%00'],
  ['GET', '/groups/a%00b/members'],
  ['GET', '/namespaces/a%00b/exists'],
] as const)('nothing is found at %s %s', async (method, path) => {
  expect(await world().root(method, path)).toMatchObject({ status: 404 });
});
