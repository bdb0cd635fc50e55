import { expect, test } from 'vitest';
import type { Viewer } from '../../access/queries.ts';
import type { Database, Reads } from '../../database/database.ts';
import { json, sql, type Sql } from '../../database/sql.ts';
import { listGroupsPage } from '../../families/groups/list.ts';
import { projectsQuery } from '../../families/projects/search.ts';
import { usersPage } from '../../families/users/search.ts';
import { writeCursor } from '../../http/cursor.ts';
import { describeOnBoth } from '../databases.ts';

const url = new URL('http://forge.example/api/v4/groups');
const reader: Viewer = { userId: 1, isAdministrator: false, today: '2026-11-22' };
const administrator: Viewer = { ...reader, isAdministrator: true };
const page = { page: 1, per_page: 20, pagination: 'keyset', sort: 'asc' } as const;
const cursor = writeCursor(['group-500', 500]);
const groups = { ...page, order_by: 'name', all_available: true, cursor } as const;

const projects = {
  ...page,
  order_by: 'id',
  id_after: 500,
  search_namespaces: false,
} as const;
const projectsBehind = (viewer: Viewer | undefined) => (reads: Reads) =>
  reads.all(sql`${projectsQuery(projects, viewer)} limit 20`);
const behindProject = [
  /SEARCH p USING INTEGER PRIMARY KEY \(rowid>\?/,
  /Index Scan using projects_pkey on projects p/,
] as const;

/** Pages after a key, each with the index that SQLite and PostgreSQL must use. */
const pages: readonly (readonly [
  title: string,
  sqlite: RegExp,
  postgres: RegExp,
  (reads: Reads) => Promise<unknown>,
])[] = [
  [
    'groups by name, for nobody',
    /SEARCH n USING INDEX namespaces_by_name \(<expr>>\?/,
    /Index Scan using namespaces_by_name on namespaces n/,
    (reads) => listGroupsPage(reads, { query: groups, viewer: undefined, url }),
  ],
  [
    'groups by name, for a user',
    /SEARCH n USING INDEX namespaces_by_name \(<expr>>\?/,
    /Index Scan using namespaces_by_name on namespaces n/,
    (reads) => listGroupsPage(reads, { query: groups, viewer: reader, url }),
  ],
  [
    'users by id',
    /SEARCH u USING INTEGER PRIMARY KEY \(rowid>\?/,
    /Index Scan using users_pkey on users u/,
    (reads) =>
      usersPage(reads, { query: { ...page, order_by: 'id', id_after: 500 }, viewer: administrator, url }),
  ],
  [
    'projects by id, for nobody',
    /SEARCH p USING INDEX projects_by_visibility \(visibility=\? AND id>\?/,
    /Index Cond: \(\(visibility = 'public'::text\) AND \(id > '500'::bigint\)\)/,
    projectsBehind(undefined),
  ],
  ['projects by id, for a user', ...behindProject, projectsBehind(reader)],
  ['projects by id, for an administrator', ...behindProject, projectsBehind(administrator)],
];

/** Creates so many groups, with a project each, that planners consider their costs. */
async function fill(database: Database): Promise<void> {
  const time = '2026-01-01T00:00:00.000Z';
  await database.transaction(async (writes) => {
    await writes.run(sql`
      insert into namespaces (kind, name, path, full_path, full_name, visibility, settings, created_at, updated_at)
      with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < 5000)
      select 'group', 'Group ' || cast(number as text), 'group-' || cast(number as text),
        'group-' || cast(number as text), 'Group ' || cast(number as text), 'public', ${json({})}, ${time}, ${time}
      from numbers`);
    await writes.run(sql`
      insert into projects (namespace_id, name, path, full_path, visibility, default_branch, storage, settings,
        created_at, updated_at, last_activity_at)
      select id, 'App', 'app', full_path || '/app', 'public', 'main', full_path, ${json({})}, ${time}, ${time}, ${time}
      from namespaces`);
  });
}

/** The query that a page asks last. */
async function queryOf(database: Database, ask: (reads: Reads) => Promise<unknown>): Promise<Sql> {
  const asked: Sql[] = [];
  await ask({
    all(query) {
      asked.push(query);
      return database.all(query);
    },
    one(query) {
      asked.push(query);
      return database.one(query);
    },
  });
  const last = asked.at(-1);
  if (last === undefined) throw new Error('Nothing was asked.');
  return last;
}

/** How the database finds the rows, line by line. PostgreSQL is kept from reading its small tables completely. */
async function planOf(database: Database, query: Sql, isSqlite: boolean): Promise<string> {
  if (isSqlite) {
    const lines = await database.all<{ parent: number; detail: string }>(sql`explain query plan ${query}`);
    // Nested lines are about permissions: they depend on the caller, not on the depth.
    return lines.flatMap(({ parent, detail }) => (parent === 0 ? [detail] : [])).join('\n');
  }
  return await database.transaction(async (writes) => {
    await writes.run(sql`set local enable_seqscan = off`);
    await writes.run(sql`set local enable_bitmapscan = off`);
    await writes.run(sql`set local enable_sort = off`);
    const lines = await writes.all<Readonly<Record<string, string>>>(sql`explain ${query}`);
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  });
}

describeOnBoth('a page behind a key begins within its index, and sorts nothing', (databases) => {
  test.each(pages)('%s', async (_, sqlite, postgres, ask) => {
    const isSqlite = 'file' in (await databases.location());
    const database = await databases.open();
    await fill(database);
    const plan = await planOf(database, await queryOf(database, ask), isSqlite);
    expect(plan).toMatch(isSqlite ? sqlite : postgres);
    expect(plan).not.toMatch(
      isSqlite ? /TEMP B-TREE FOR ORDER BY/ : /^(?:Limit.*\n\s*->\s+)?(?:Incremental )?Sort/,
    );
  });
});
