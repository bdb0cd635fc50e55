import { beforeAll } from 'vitest';
import type { ForgeOptions } from '../../start/options.ts';
import { createGroup } from '../../families/groups/create.ts';
import { createProjectWithRepository } from '../../families/projects/repository.ts';
import { sql } from '../../database/sql.ts';
import { describeWorld, type Send, type World } from './world.ts';

/** The members of the project, by their access levels. */
const memberLevels = { owner: 50, maintainer: 40, developer: 30, reporter: 20, guest: 10 } as const;

export type MemberName = keyof typeof memberLevels | 'stranger';

/** A world with a project `acme/tools` that has members of all levels. */
export interface CiWorld {
  readonly world: World;
  as(member: MemberName): Send;
  /** Commits files as the developer; returns the id of the commit. */
  commit(files: Readonly<Record<string, string>>, more?: CommitMore): Promise<string>;
}

export interface CommitMore {
  readonly branch?: string;
  readonly message?: string;
  readonly start_branch?: string;
}

export const project = '/projects/acme%2Ftools';

/** A clock that tests move on. */
export class TestClock {
  #now = Date.parse('2026-11-22T10:00:00.000Z');

  /** Destructured by its users. */
  readonly now = (): Date => new Date(this.#now);

  advance(seconds: number): void {
    this.#now += seconds * 1000;
  }
}

/** Starts the service with the project. */
export function describeCiWorld(options: ForgeOptions = {}): () => CiWorld {
  const world = describeWorld(options);
  const sends = new Map<MemberName, Send>();
  beforeAll(async () => {
    const { forge } = world().running;
    const group = await forge.database.transaction((writes) =>
      createGroup(writes, forge.clock, { name: 'Acme', path: 'acme' }),
    );
    for (const [name, level] of Object.entries({ ...memberLevels, stranger: 0 })) {
      const { row, send } = await world().user(name);
      sends.set(name as MemberName, send);
      if (level > 0) {
        await forge.database.transaction((writes) =>
          writes.run(sql`insert into members (kind, source_id, user_id, access_level, created_at)
            values ('group', ${group.id}, ${row.id}, ${level}, ${'2026-01-01T00:00:00.000Z'})`),
        );
      }
    }
    await createProjectWithRepository(forge, {
      name: 'Tools',
      path: 'tools',
      namespace: group,
      creatorId: null,
    });
  });
  const as = (member: MemberName): Send => {
    const send = sends.get(member);
    if (send === undefined) throw new Error(`There is no ${member}.`);
    return send;
  };
  const known = new Set<string>();
  return () => ({
    world: world(),
    as,
    async commit(files, { branch = 'main', message = 'Change', start_branch } = {}) {
      const actions = Object.entries(files).map(([path, content]) => {
        const isKnown = known.has(`${start_branch ?? branch} ${path}`);
        known.add(`${branch} ${path}`);
        return { action: isKnown ? 'update' : 'create', file_path: path, content };
      });
      const body = { branch, commit_message: message, actions, ...(start_branch ? { start_branch } : {}) };
      const { status, body: written } = await as('developer')('POST', `${project}/repository/commits`, body);
      if (status !== 201) throw new Error(`No commit: ${JSON.stringify(written)}`);
      return (written as { id: string }).id;
    },
  });
}
