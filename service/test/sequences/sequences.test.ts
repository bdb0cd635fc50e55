import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../database/sql.ts';
import { createGroup } from '../../families/groups/create.ts';
import { grantMembership } from '../../families/members/grant.ts';
import { finishBuild } from '../../families/pipelines/finish.ts';
import { describeWorld, type Send } from '../families/world.ts';
import { accessCommands } from './access.ts';
import { milestoneCommands } from './milestones.ts';
import { callers, Model, type Caller, type Real } from './model.ts';
import { pipelineCommands } from './pipelines.ts';
import { projectCommands } from './projects.ts';
import { iterations } from '../../../test/runs/iterations.ts';

const world = describeWorld({ scalars: 'exact', unknownParameters: 'refuse' });
let real: Real;
let start: Pick<Model, 'projects' | 'groups'>;

beforeAll(async () => {
  const { forge, seed, snapshot } = world().running;
  const send = new Map<Caller, Send>([['nobody', world().nobody]]);
  const userIds = new Map<Caller, number>();
  const group = await forge.database.transaction((writes) =>
    createGroup(writes, forge.clock, { name: 'acme', path: 'acme', visibility: 'private' }),
  );
  for (const [name, accessLevel] of Object.entries(callers)) {
    const { row, send: sends } = await world().user(name);
    send.set(name as Caller, sends);
    userIds.set(name as Caller, row.id);
    if (accessLevel > 0)
      await forge.database.transaction((writes) =>
        grantMembership(
          writes,
          { kind: 'group', id: group.id },
          { userId: row.id, accessLevel },
          '2026-01-01T00:00:00.000Z',
        ),
      );
  }
  const commits = [{ message: 'First', files: { '.gitlab-ci.yml': 'unit: { script: make }\n' } }];
  const seeded = await seed({
    groups: [{ full_path: 'open', visibility: 'public' }],
    projects: [
      { full_path: 'acme/app', visibility: 'private', commits },
      {
        full_path: 'open/app',
        visibility: 'public',
        members: [{ username: 'owner', access_level: 50 }],
      },
    ],
  });
  const [hidden, open] = seeded.projects.map(({ id }) => id);
  start = {
    projects: new Map([
      [hidden ?? 0, { shown: 'private', holder: 'team' }],
      [open ?? 0, { shown: 'public', holder: 'nobody' }],
    ]),
    groups: new Map([
      [group.id, { shown: 'private', holder: 'team' }],
      [seeded.groups[0]?.id ?? 0, { shown: 'public', holder: 'nobody' }],
    ]),
  };
  real = {
    send: Object.fromEntries(send) as Real['send'],
    userIds,
    hidden: `/projects/${hidden}`,
    open: `/projects/${open}`,
    async finish(pipelineId, outcome) {
      const build = await forge.database.one<{ id: number }>(
        sql`select id from builds where pipeline_id = ${Number(pipelineId)} and retried = ${false}`,
      );
      await finishBuild(forge, { id: build?.id ?? 0, outcome });
    },
  };
  await snapshot('ready');
});

/** Number of sequences of each kind: 100 of 20 requests in total. */
const runs = 25;

describe('whatever callers of all roles do, and in whichever order', () => {
  test.each([
    ['milestones', milestoneCommands],
    ['access requests and invitations', accessCommands],
    ['pipelines', pipelineCommands],
    ['groups, projects and issues', projectCommands],
  ])('the service holds what was stored, and shows it to those who may see it: %s', async (_, own) => {
    const all = [...milestoneCommands, ...accessCommands, ...pipelineCommands, ...projectCommands];
    // Most requests are about one thing, so that they interact; some between them are about others.
    const commands = fc.commands([...own, ...own, ...own, fc.oneof(...all)], {
      maxCommands: 20,
      size: 'max',
    });
    const property = fc.asyncProperty(commands, async (sequence) => {
      await world().running.restore('ready');
      await fc.asyncModelRun(() => ({ model: new Model(start), real }), sequence);
    });
    await expect(
      fc.assert(property, { numRuns: iterations(runs), endOnFailure: false }),
    ).resolves.toBeUndefined();
  });
});
