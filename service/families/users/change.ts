import type { UserCreate, UserUpdate } from '../../../generated/companion/types/index.js';
import { findUser } from '../../access/users.ts';
import { instant } from '../../clock.ts';
import type { Reads, Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { json, sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import { badRequest, conflict, invalid } from '../../http/refusals.ts';
import { unlessTaken } from '../../http/taken.ts';
import { renameNamespace } from '../namespaces/move.ts';
import { checkPathSegment, isPathTaken } from '../namespaces/path-rules.ts';
import { createUser } from './create.ts';
import { passwordHash } from './password.ts';
import { profileFrom } from './profile.ts';

const shortestPassword = 8;

/** Creates a user for an administrator. Throws a `Refusal` of 409 if the name or the address is taken. */
export async function createAccount(forge: Forge, body: UserCreate): Promise<Row<'users'>> {
  const { username, name, email, admin, external = false } = body;
  if (body.password === undefined && body.reset_password !== true && body.force_random_password !== true) {
    throw badRequest(
      'password, reset_password, force_random_password are missing, at least one parameter must be provided',
    );
  }
  checkPathSegment('username', username);
  const hash = await hashOf(forge, body.password);
  return await saving(forge, async (writes) => {
    await mustBeFree(writes, { username, email });
    const user = await createUser(writes, forge.clock, {
      username,
      name,
      email,
      ...(admin === undefined ? {} : { administrator: admin }),
    });
    await writes.run(sql`
      update users set external = ${external}, profile = ${json(profileFrom(body))}, password_hash = ${hash}
      where id = ${user.id}`);
    return (await findUser(writes, user.id)) ?? user;
  });
}

/** Changes the members that a body names. Throws a `Refusal` of 409 if the name or the address is taken. */
export async function changeAccount(
  forge: Forge,
  user: Row<'users'>,
  body: UserUpdate,
): Promise<Row<'users'>> {
  const { username = user.username, name = user.name, email } = body;
  checkPathSegment('username', username);
  const hash = body.password === undefined ? user.password_hash : await hashOf(forge, body.password);
  const profile = { ...(user.profile as object), ...profileFrom(body) };
  return await saving(forge, async (writes) => {
    await mustBeFree(writes, { username, ...(email === undefined ? {} : { email }) }, user.id);
    const changed = await writes.one<Row<'users'>>(sql`
      update users set username = ${username}, name = ${name}, password_hash = ${hash}, profile = ${json(profile)},
        administrator = ${body.admin ?? user.administrator}, external = ${body.external ?? user.external}
      where id = ${user.id} returning *`);
    if (username !== user.username || name !== user.name)
      await renameOwnNamespace(writes, user.id, { path: username, name });
    if (email !== undefined) await setPrimaryEmail(writes, user.id, email, instant(forge.clock));
    return changed ?? user;
  });
}

async function saving<Result>(
  { database }: Forge,
  work: (writes: Writes) => Promise<Result>,
): Promise<Result> {
  return await unlessTaken(conflict('Username or email has already been taken'), () =>
    database.transaction(work),
  );
}

async function hashOf(forge: Forge, password: string | undefined): Promise<string | null> {
  if (password === undefined) return null;
  if (password.length < shortestPassword)
    throw invalid('password', `is too short (minimum is ${shortestPassword} characters)`);
  return await passwordHash(password, forge.secrets);
}

async function mustBeFree(
  reads: Reads,
  { username, email }: { readonly username: string; readonly email?: string },
  exceptId = 0,
): Promise<void> {
  const sameName = await reads.one(
    sql`select id from users where lower(username) = ${username.toLowerCase()} and id <> ${exceptId}`,
  );
  const own = await reads.one<{ id: number }>(sql`select id from namespaces where owner_id = ${exceptId}`);
  const except = own === undefined ? {} : { namespaceId: own.id };
  if (sameName !== undefined || (await isPathTaken(reads, username, except)))
    throw conflict('Username has already been taken');
  if (email === undefined) return;
  const sameEmail = await reads.one(
    sql`select id from emails where lower(email) = ${email.toLowerCase()} and user_id <> ${exceptId}`,
  );
  if (sameEmail !== undefined) throw conflict('Email has already been taken');
}

async function renameOwnNamespace(
  writes: Writes,
  ownerId: number,
  to: { readonly name: string; readonly path: string },
): Promise<void> {
  const own = await writes.one<Row<'namespaces'>>(sql`select * from namespaces where owner_id = ${ownerId}`);
  if (own !== undefined) await renameNamespace(writes, own, to);
}

async function setPrimaryEmail(writes: Writes, userId: number, email: string, now: string): Promise<void> {
  await writes.run(
    sql`delete from emails where user_id = ${userId} and (is_primary = ${true} or lower(email) = ${email.toLowerCase()})`,
  );
  await writes.run(
    sql`insert into emails (user_id, email, is_primary, confirmed_at) values (${userId}, ${email}, ${true}, ${now})`,
  );
}
