import type { ListGroupsServerRequest } from '../../../generated/server/index.js';
import { heldGroups, visibleNamespace, type Viewer } from '../../access/queries.ts';
import { containing, joinSql, listOf, name, sql, type Sql } from '../../database/sql.ts';
import { forbidden } from '../../http/refusals.ts';

type Query = ListGroupsServerRequest['query'];

/** The conditions of a list of groups `n` (Part A 4.4), joined by `and`. */
export function groupsCondition(query: Query, viewer: Viewer | undefined): Sql {
  const forAdministrators =
    query.statistics === true ||
    query.repository_storage !== undefined ||
    query.with_custom_attributes === true;
  if (forAdministrators && viewer?.isAdministrator !== true) throw forbidden();
  const { search, skip_groups, ...rest } = { ...query, skip_groups: query['skip_groups[]'] };
  const pattern = containing(search ?? '');
  const attributes = Object.entries(rest.custom_attributes ?? {});
  return joinSql(
    [
      sql`n.kind = 'group'`,
      visibleNamespace(viewer),
      ...(skip_groups === undefined || skip_groups.length === 0
        ? []
        : [sql`n.id not in ${listOf(skip_groups)}`]),
      ...(search === undefined || search === ''
        ? []
        : [
            sql`(lower(n.name) like ${pattern} escape '\\' or lower(n.path) like ${pattern} escape '\\'
              or lower(n.full_path) like ${pattern} escape '\\')`,
          ]),
      ...(rest.visibility === undefined ? [] : [sql`n.visibility = ${rest.visibility}`]),
      ...(rest.top_level_only === true ? [sql`n.parent_id is null`] : []),
      ...(rest.marked_for_deletion_on === undefined
        ? []
        : [sql`n.marked_for_deletion_on = ${rest.marked_for_deletion_on}`]),
      ...(rest.repository_storage === undefined || rest.repository_storage === 'default' ? [] : [sql`1 = 0`]),
      ...(viewer === undefined ? anonymous(query) : ofViewer(query, viewer)),
      ...attributes.map(
        ([key, value]) => sql`n.id in (select owner_id from custom_attributes
          where kind = 'group' and name = ${key} and value = ${String(value)})`,
      ),
    ],
    ' and ',
  );
}

function anonymous({ owned, min_access_level }: Query): readonly Sql[] {
  return owned === true || min_access_level !== undefined ? [sql`1 = 0`] : [];
}

/** `owned` and `min_access_level` take precedence over `all_available`. */
function ofViewer({ owned, min_access_level, all_available }: Query, viewer: Viewer): readonly Sql[] {
  const level = owned === true ? 50 : min_access_level;
  if (level === undefined && (all_available ?? viewer.isAdministrator)) return [];
  return [sql`n.id in (select id from ${heldGroups(viewer)} as held where level >= ${level ?? 1})`];
}

const columns = {
  name: 'lower(n.name)',
  path: 'lower(n.path)',
  id: 'n.id',
  similarity: 'lower(n.name)',
} as const;

/** A total order of groups `n`. Without `search` all are equally similar, and are ordered by name. */
export function groupsOrder({ order_by, sort, search }: Query): Sql {
  const direction = name(sort, ['asc', 'desc']);
  if (order_by === 'id') return sql`n.id ${direction}`;
  if (order_by === 'similarity' && search !== undefined && search !== '') {
    const text = search.toLowerCase();
    return sql`case when lower(n.name) = ${text} or lower(n.path) = ${text} then 0 else 1 end, lower(n.name), n.id`;
  }
  return sql`${name(columns[order_by], Object.values(columns))} ${direction}, n.id ${direction}`;
}
