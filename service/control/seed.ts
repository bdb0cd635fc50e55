import type { Seed, SeedProject, Seeded } from '../../generated/control/types/index.js';
import type { Writes } from '../database/database.ts';
import type { Row } from '../database/rows.ts';
import { sql } from '../database/sql.ts';
import { createGroup } from '../families/groups/create.ts';
import { storingBlobs } from '../families/job-artifacts/blobs.ts';
import { createProject, newStorage } from '../families/projects/create.ts';
import { noteActivity } from '../families/projects/activity.ts';
import { withNewRepositories } from '../families/projects/repository.ts';
import { createToken } from '../families/tokens/create.ts';
import { createUser } from '../families/users/create.ts';
import type { Forge } from '../forge.ts';
import { SeedRefusal } from './seed-refusal.ts';
import { writeHistory } from './seed-history.ts';
import { addIdentities, addMembers } from './seed-members.ts';
import { addPipelines } from './seed-pipelines.ts';
import { userNamed } from './seed-user.ts';

/** Adds users, groups and projects with their history and pipelines: all of it, or nothing. Throws `SeedRefusal`. */
export async function addSeed(
  forge: Forge,
  { users = [], groups = [], projects = [] }: Seed,
): Promise<Seeded> {
  const rows: Row<'projects'>[] = [];
  const tokens: Seeded['tokens'] = [];
  const groupRows: Row<'namespaces'>[] = [];
  const pipelines: Seeded['pipelines'] = [];
  const planned = projects.map((seed) => ({
    seed,
    storage: newStorage(forge.secrets),
    defaultBranch: seed.default_branch ?? 'main',
  }));
  await storingBlobs(forge, (write) =>
    withNewRepositories(forge, planned, async (writes) => {
      for (const user of users) tokens.push(...(await addUser(forge, writes, user)));
      for (const group of groups) groupRows.push(await addGroup(forge, writes, group));
      for (const { seed, storage } of planned) {
        const row = await addProject(forge, writes, seed, storage);
        rows.push(row);
        await writeHistory(forge, writes, await forge.repositories.open(storage), seed);
        pipelines.push(...(await addPipelines(forge, { writes, write }, row, seed)));
      }
    }),
  );
  for (const row of rows) await noteActivity(forge, row);
  return { tokens, groups: groupRows.map(seededPath), projects: rows.map(seededPath), pipelines };
}

function seededPath({
  id,
  full_path,
}: {
  readonly id: number;
  readonly full_path: string;
}): Seeded['groups'][number] {
  return { id, full_path };
}

async function addUser(
  forge: Forge,
  writes: Writes,
  {
    username,
    name = username,
    email = `${username}@example.com`,
    administrator,
    tokens = [],
  }: NonNullable<Seed['users']>[number],
): Promise<Seeded['tokens']> {
  const user = await createUser(writes, forge.clock, {
    username,
    name,
    email,
    administrator: administrator ?? false,
  });
  const made = [];
  for (const token of tokens) {
    const { secret } = await createToken(writes, forge, {
      userId: user.id,
      name: token.name,
      scopes: token.scopes ?? ['api'],
      expiresAt: token.expires_at ?? null,
      ...(token.secret === undefined ? {} : { secret: token.secret }),
    });
    made.push({ username, name: token.name, token: secret });
  }
  return made;
}

async function addGroup(
  forge: Forge,
  writes: Writes,
  {
    full_path,
    name,
    description,
    visibility,
    members = [],
    saml_identities,
  }: NonNullable<Seed['groups']>[number],
): Promise<Row<'namespaces'>> {
  const { above, last } = parted(full_path);
  const parent = above === undefined ? undefined : await namespaceAt(writes, above);
  const row = await createGroup(writes, forge.clock, {
    name: name ?? last,
    path: last,
    ...(parent === undefined ? {} : { parent }),
    ...(description === undefined ? {} : { description }),
    ...(visibility === undefined ? {} : { visibility }),
  });
  await addMembers(forge, writes, { kind: 'group', id: row.id, members });
  if (saml_identities !== undefined) await addIdentities(forge, writes, row, saml_identities);
  return row;
}

async function addProject(
  forge: Forge,
  writes: Writes,
  seed: SeedProject,
  storage: string,
): Promise<Row<'projects'>> {
  const { above, last } = parted(seed.full_path);
  if (above === undefined)
    throw new SeedRefusal(`The project ${seed.full_path} stands in no group and under no user.`);
  const namespace = await namespaceAt(writes, above);
  const row = await createProject(writes, forge, {
    name: seed.name ?? last,
    path: last,
    namespace,
    creatorId: namespace.owner_id ?? (await userNamed(writes, undefined)).id,
    storage,
    ...(seed.description === undefined ? {} : { description: seed.description }),
    ...(seed.visibility === undefined ? {} : { visibility: seed.visibility }),
    ...(seed.default_branch === undefined ? {} : { defaultBranch: seed.default_branch }),
    ...(seed.topics === undefined ? {} : { topics: seed.topics }),
  });
  await addMembers(forge, writes, { kind: 'project', id: row.id, members: seed.members ?? [] });
  return row;
}

async function namespaceAt(writes: Writes, fullPath: string): Promise<Row<'namespaces'>> {
  const found = await writes.one<Row<'namespaces'>>(
    sql`select * from namespaces where lower(full_path) = ${fullPath.toLowerCase()}`,
  );
  if (found === undefined) throw new SeedRefusal(`There is no group or user ${fullPath}. Seed it first.`);
  return found;
}

function parted(fullPath: string): { readonly above: string | undefined; readonly last: string } {
  const at = fullPath.lastIndexOf('/');
  return at < 0
    ? { above: undefined, last: fullPath }
    : { above: fullPath.slice(0, at), last: fullPath.slice(at + 1) };
}
