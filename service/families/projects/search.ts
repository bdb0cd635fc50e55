import type { ListProjectsServerRequest } from '../../../generated/server/index.js';
import { stored } from '../../clock.ts';
import { containing, joinSql, name, sql, type Sql } from '../../database/sql.ts';
import { heldGroups, heldProjects, visibleProject, type Viewer } from '../../access/queries.ts';
import { badRequest, forbidden } from '../../http/refusals.ts';

type Query = ListProjectsServerRequest['query'];

/**
 * The projects that a list requests (Part B 4.1), in a total order: `select p.* from projects p …`. `more` are further
 * conditions on `p`.
 */
export function projectsQuery(query: Query, viewer: Viewer | undefined, more: readonly Sql[] = []): Sql {
  checkQuery(query, viewer);
  const conditions = [visibleProject(viewer), ...more, ...flags(query), ...times(query), ...words(query)];
  if (viewer !== undefined) conditions.push(...ofViewer(query, viewer));
  else if (isOfMember(query) || query.owned === true || query.starred === true) conditions.push(sql`1 = 0`);
  return sql`select p.* from projects p where ${joinSql(conditions, ' and ')} order by ${order(query)}`;
}

function checkQuery(query: Query, viewer: Viewer | undefined): void {
  const sizes: readonly string[] = ['repository_size', 'storage_size', 'packages_size', 'wiki_size'];
  const forAdministrators =
    query.include_pending_delete === true ||
    query.include_hidden === true ||
    query.repository_storage !== undefined;
  if ((forAdministrators || sizes.includes(query.order_by)) && viewer?.isAdministrator !== true)
    throw forbidden();
  if ((query.updated_after ?? query.updated_before) !== undefined && query.order_by !== 'updated_at')
    throw badRequest('updated_after and updated_before need order_by=updated_at');
  if (query.order_by === 'similarity' && wordsOf(query.search).length === 0)
    throw badRequest('order_by=similarity needs search');
}

function flags(query: Query): readonly Sql[] {
  const { archived, imported, id_after, id_before, repository_storage, topic_id } = query;
  return [
    ...(query.include_pending_delete === true ? [] : [sql`p.marked_for_deletion_on is null`]),
    ...(archived === undefined ? [] : [sql`p.archived = ${archived}`]),
    ...(imported === true ? [sql`p.import_type is not null`] : []),
    // There are no checksums of repositories here, so none has failed.
    ...(query.repository_checksum_failed === true ? [sql`1 = 0`] : []),
    ...(id_after === undefined ? [] : [sql`p.id > ${id_after}`]),
    ...(id_before === undefined ? [] : [sql`p.id < ${id_before}`]),
    ...(repository_storage === undefined || repository_storage === 'default' ? [] : [sql`1 = 0`]),
    ...(topic_id === undefined
      ? []
      : [sql`p.id in (select project_id from project_topics where topic_id = ${topic_id})`]),
    ...(query.topic ?? []).map(
      (topic) =>
        sql`p.id in (select pt.project_id from project_topics pt join topics t on t.id = pt.topic_id
          where lower(t.name) = ${topic.toLowerCase()})`,
    ),
  ];
}

function times(query: Query): readonly Sql[] {
  const { last_activity_after: active, last_activity_before: idle, updated_after, updated_before } = query;
  return [
    ...(active === undefined ? [] : [sql`p.last_activity_at > ${stored(active)}`]),
    ...(idle === undefined ? [] : [sql`p.last_activity_at < ${stored(idle)}`]),
    ...(updated_after === undefined ? [] : [sql`p.updated_at > ${stored(updated_after)}`]),
    ...(updated_before === undefined ? [] : [sql`p.updated_at < ${stored(updated_before)}`]),
  ];
}

/** Each word must occur in the path, the name or the description; with `search_namespaces` in the full path. */
function words({ search, search_namespaces: inNamespaces }: Query): readonly Sql[] {
  return wordsOf(search).map((word) => {
    const pattern = containing(word);
    const path = inNamespaces ? sql`lower(p.full_path)` : sql`lower(p.path)`;
    return sql`(${path} like ${pattern} escape '\\' or lower(p.name) like ${pattern} escape '\\'
      or lower(coalesce(p.description, '')) like ${pattern} escape '\\')`;
  });
}

/** The words of a search. */
export function wordsOf(search = ''): readonly string[] {
  return search.split(/\s+/).filter((word) => word !== '');
}

/** Whether a list has only projects of which the caller is a member, as lists by similarity do. */
function isOfMember({ membership, order_by }: Query): boolean {
  return membership === true || order_by === 'similarity';
}

function ofViewer(query: Query, viewer: Viewer): readonly Sql[] {
  const { userId } = viewer;
  const own = sql`p.namespace_id in (select id from namespaces where owner_id = ${userId})`;
  const held = (level: number): Sql => sql`(${own}
    or p.id in (select id from ${heldProjects(viewer)} as held where level >= ${level})
    or p.namespace_id in (select id from ${heldGroups(viewer)} as held where level >= ${level}))`;
  return [
    ...(isOfMember(query) ? [held(1)] : []),
    ...(query.owned === true ? [own] : []),
    ...(query.starred === true
      ? [sql`p.id in (select project_id from project_stars where user_id = ${userId})`]
      : []),
    ...(query.min_access_level === undefined ? [] : [held(query.min_access_level)]),
  ];
}

const columns = {
  id: 'p.id',
  name: 'lower(p.name)',
  path: 'lower(p.path)',
  created_at: 'p.created_at',
  updated_at: 'p.updated_at',
  star_count: 'p.star_count',
  last_activity_at: 'p.last_activity_at',
  similarity: 'lower(p.name)',
  repository_size: 'p.repository_size',
  storage_size: 'p.repository_size',
  packages_size: 'p.id',
  wiki_size: 'p.id',
} as const satisfies Record<Query['order_by'], string>;

function order({ order_by, sort, search }: Query): Sql {
  const direction = name(sort, ['asc', 'desc']);
  if (order_by === 'similarity') {
    // The closest match first: the whole name, then its beginning, then the rest.
    const text = (search ?? '').toLowerCase();
    return sql`case when lower(p.name) = ${text} or lower(p.path) = ${text} then 0
      when lower(p.path) like ${containing(text).slice(1)} escape '\\' then 1 else 2 end, p.id desc`;
  }
  const column = name(columns[order_by], Object.values(columns));
  return order_by === 'id' ? sql`p.id ${direction}` : sql`${column} ${direction}, p.id ${direction}`;
}
