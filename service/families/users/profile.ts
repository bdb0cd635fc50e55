import type { User, UserCreate, UserUpdate } from '../../../generated/companion/types/index.js';
import type { Row } from '../../database/rows.ts';

/** Members of a user that stay until a request sets them. */
type Kept =
  | 'bio'
  | 'location'
  | 'public_email'
  | 'commit_email'
  | 'website_url'
  | 'organization'
  | 'job_title'
  | 'pronouns'
  | 'private_profile'
  | 'note'
  | 'can_create_group'
  | 'projects_limit'
  | 'theme_id'
  | 'color_scheme_id'
  | 'identities';

export type Profile = Required<Pick<User, Kept>>;

/** The profile of a new user. */
const initial: Profile = {
  bio: '',
  location: '',
  public_email: null,
  commit_email: null,
  website_url: '',
  organization: '',
  job_title: '',
  pronouns: null,
  private_profile: false,
  note: null,
  can_create_group: true,
  projects_limit: 100_000,
  theme_id: 3,
  color_scheme_id: 1,
  identities: [],
};

/** The profile of a user: what was set, and defaults for the rest. */
export function profileOf({ profile }: Pick<Row<'users'>, 'profile'>): Profile {
  return { ...initial, ...(profile as Partial<Profile>) };
}

/** The profile members in a request. An identity needs both of its members. */
export function profileFrom(body: UserCreate | UserUpdate): Partial<Profile> {
  const kept = Object.entries(body).filter(([name]) => Object.hasOwn(initial, name));
  const { provider, extern_uid } = body;
  const identities =
    provider === undefined || extern_uid === undefined ? [] : [['identities', [{ provider, extern_uid }]]];
  return Object.fromEntries([...kept, ...identities]) as Partial<Profile>;
}
