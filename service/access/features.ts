import type { Row } from '../database/rows.ts';
import { joinSql, name, sql, type Sql } from '../database/sql.ts';

/**
 * The settings of a project that decide who has a feature: `enabled`, `private` or `disabled`; for pages also `public`.
 */
const settings = {
  repository: 'repository_access_level',
  forks: 'forking_access_level',
  issues: 'issues_access_level',
  'merge requests': 'merge_requests_access_level',
  jobs: 'builds_access_level',
  pages: 'pages_access_level',
} as const;

/** A feature that the settings of a project can turn off, or restrict to its members. */
export type Feature = keyof typeof settings;

/** Who has a feature, among those who see the project. */
export type Audience = 'everybody' | 'members' | 'nobody';

/** Who has all of some features: the most restrictive of their settings counts. */
export function audienceOf(
  project: Pick<Row<'projects'>, 'settings'>,
  features: readonly Feature[],
): Audience {
  const stored = project.settings as Readonly<Record<string, unknown>>;
  const levels = new Set(features.map((feature) => stored[settings[feature]]));
  if (levels.has('disabled')) return 'nobody';
  return levels.has('private') ? 'members' : 'everybody';
}

/** A condition on a project `p`: an audience has all of some features. */
export function thereFor(audience: Exclude<Audience, 'nobody'>, features: readonly Feature[]): Sql {
  const closed = audience === 'everybody' ? sql`('disabled', 'private')` : sql`('disabled')`;
  const levels = features.map((feature) => {
    const setting = name(settings[feature], Object.values(settings));
    return sql`coalesce(p.settings ->> '${setting}', 'enabled') not in ${closed}`;
  });
  return joinSql(levels, ' and ');
}
