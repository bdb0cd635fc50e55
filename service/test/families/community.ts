import { instant } from '../../clock.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { createGroup } from '../../families/groups/create.ts';
import { grantMembership, type Grant } from '../../families/members/grant.ts';
import { createProject } from '../../families/projects/create.ts';
import type { Send, World } from './world.ts';

/** A user of a test. */
export interface Person {
  readonly row: Row<'users'>;
  readonly send: Send;
}

/** A place that has members. */
export interface Place {
  readonly kind: 'group' | 'project';
  readonly id: number;
}

/** Users by name, each with a token. */
export async function people<const Name extends string>(
  world: World,
  names: readonly Name[],
): Promise<Record<Name, Person>> {
  const made: [Name, Person][] = [];
  for (const name of names) made.push([name, await world.user(name)]);
  return Object.fromEntries(made) as Record<Name, Person>;
}

/** A group with its path as its name. */
export async function group(
  { running: { forge } }: World,
  path: string,
  options: {
    readonly parent?: Row<'namespaces'>;
    readonly visibility?: 'public' | 'internal' | 'private';
  } = {},
): Promise<Row<'namespaces'>> {
  return await forge.database.transaction((writes) =>
    createGroup(writes, forge.clock, { name: path, path, ...options }),
  );
}

/** A project with its path as its name, without a repository. */
export async function project(
  { running: { forge } }: World,
  path: string,
  namespace: Row<'namespaces'>,
  visibility: 'public' | 'internal' | 'private' = 'private',
): Promise<Row<'projects'>> {
  return await forge.database.transaction((writes) =>
    createProject(writes, forge, { name: path, path, namespace, creatorId: null, visibility }),
  );
}

/** Makes somebody a direct member. */
export async function join(
  { running: { forge } }: World,
  { row }: Person,
  place: Place,
  accessLevel: number,
  more: Partial<Grant> = {},
): Promise<void> {
  const grant = { userId: row.id, accessLevel, ...more };
  await forge.database.transaction((writes) => grantMembership(writes, place, grant, instant(forge.clock)));
}

/** Invites a group to a group or project. */
export async function invite(
  { running: { forge } }: World,
  invited: { readonly id: number },
  { kind, id }: Place,
  level: number,
): Promise<void> {
  await forge.database.transaction((writes) =>
    writes.run(sql`
      insert into shares (kind, source_id, group_id, access_level, created_at)
      values (${kind}, ${id}, ${invited.id}, ${level}, ${instant(forge.clock)})`),
  );
}
