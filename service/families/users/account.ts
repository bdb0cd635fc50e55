import type { User } from '../../../generated/companion/types/index.js';
import type { Viewer } from '../../access/queries.ts';
import type { Reads } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { listOf, sql } from '../../database/sql.ts';
import type { Instance } from '../../instance.ts';
import { profileOf } from './profile.ts';
import { userSummary } from './view.ts';

/** Related rows of users, by the id of the user. */
interface Surroundings {
  readonly emails: ReadonlyMap<number, Row<'emails'>>;
  readonly namespaces: ReadonlyMap<number, number>;
}

/**
 * Users as a viewer may see them: administrators see everything, others their own account and what is public of all
 * users.
 */
export async function presentUsers(
  { database, instance }: { readonly database: Reads; readonly instance: Instance },
  viewer: Viewer,
  users: readonly Row<'users'>[],
): Promise<User[]> {
  const ids = listOf(users.map(({ id }) => id));
  const emails = await database.all<Row<'emails'>>(
    sql`select * from emails where is_primary and user_id in ${ids}`,
  );
  const namespaces = await database.all<{ id: number; owner_id: number }>(
    sql`select id, owner_id from namespaces where owner_id in ${ids}`,
  );
  const surroundings = {
    emails: new Map(emails.map((email) => [email.user_id, email])),
    namespaces: new Map(namespaces.map(({ id, owner_id }) => [owner_id, id])),
  };
  return users.map((user) => ({
    ...publicView(instance, user),
    ...(viewer.isAdministrator || viewer.userId === user.id ? ownView(user, surroundings) : {}),
    ...(viewer.isAdministrator ? administratorView(user, surroundings) : {}),
  }));
}

function publicView(instance: Instance, user: Row<'users'>): User {
  const { bio, location, public_email, website_url, organization, job_title, pronouns } = profileOf(user);
  return {
    ...userSummary(instance, user),
    locked: user.locked,
    bot: user.kind !== 'human',
    created_at: user.created_at,
    bio,
    location,
    public_email,
    website_url,
    organization,
    job_title,
    pronouns,
  };
}

function ownView(user: Row<'users'>, { emails }: Surroundings): Partial<User> {
  const profile = profileOf(user);
  const email = emails.get(user.id);
  return {
    email: email?.email ?? null,
    commit_email: profile.commit_email ?? email?.email ?? null,
    external: user.external,
    private_profile: profile.private_profile,
    can_create_group: profile.can_create_group,
    can_create_project: profile.projects_limit !== 0,
    two_factor_enabled: false,
    projects_limit: profile.projects_limit,
    theme_id: profile.theme_id,
    color_scheme_id: profile.color_scheme_id,
    identities: profile.identities,
    confirmed_at: email?.confirmed_at ?? null,
    last_sign_in_at: user.last_login_at,
    current_sign_in_at: user.last_login_at,
    last_activity_on: user.last_activity_on,
  };
}

function administratorView(user: Row<'users'>, { namespaces }: Surroundings): Partial<User> {
  return {
    is_admin: user.administrator,
    note: profileOf(user).note,
    namespace_id: namespaces.get(user.id) ?? null,
  };
}
