import { beforeAll, expect } from 'vitest';
import { makeTeam, object, type Team } from './planning-world.ts';
import { describeWorld, type Answer, type World } from './world.ts';

/** A project whose members open merge requests. */
export interface MergeRequestWorld {
  readonly world: World;
  readonly team: Team;
  /** Path of the project, and that of its merge requests. */
  readonly project: string;
  readonly at: string;
}

/** Starts a service with the project, and returns the requests of its tests. The clock stops until an hour passes. */
export function describeMergeRequests() {
  let now = new Date('2026-11-22T05:00:00.000Z');
  const world = describeWorld({ clock: { now: () => now } });
  let made: MergeRequestWorld | undefined;
  beforeAll(async () => {
    const team = await makeTeam(world(), { dev: 30, mia: 40, gus: 10, pat: 15, eve: 0 });
    const project = `/projects/${team.projectId}`;
    made = { world: world(), team, project, at: `${project}/merge_requests` };
  });
  const here = (): MergeRequestWorld => {
    if (made === undefined) throw new Error('The service was not started.');
    return made;
  };
  const send = (caller: string, method: string, path: string, body?: object): Promise<Answer> => {
    const found = here().team.callers[caller];
    if (found === undefined) throw new Error(`There is no ${caller}.`);
    return found(method, path, body);
  };
  return {
    here,
    send,
    /** Lets an hour pass. */
    hour(): void {
      now = new Date(now.getTime() + 3_600_000);
    },
    /** Commits one file to a branch that starts from another one, and returns the commit. */
    async branch(name: string, file: string, content = name, start = 'main'): Promise<string> {
      const { body, status } = await send('dev', 'POST', `${here().project}/repository/commits`, {
        branch: name,
        start_branch: start,
        commit_message: `Add ${file}`,
        actions: [{ action: 'create', file_path: file, content }],
      });
      if (status !== 201) throw new Error(JSON.stringify(body));
      return (body as { id: string }).id;
    },
    /** Opens a merge request from a branch into main. */
    async open(source: string, more: object = {}, caller = 'dev'): Promise<Record<string, unknown>> {
      const body = { source_branch: source, target_branch: 'main', title: source, ...more };
      const created = await send(caller, 'POST', here().at, body);
      expect(created).toMatchObject({ status: 201 });
      return object(created);
    },
  };
}
