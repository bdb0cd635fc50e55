import { joinSql, listOf, sql, type Sql } from '../../database/sql.ts';

/** Conditions on a merge request `m`, for filters of a list and for their negation. */

/** The ids of the users with these names. */
export function usersNamed(names: readonly string[]): Sql {
  return sql`(select id from users where lower(username) in ${listOf(names.map((one) => one.toLowerCase()))})`;
}

/** Users by their ids, or as the result of a query. */
type Users = readonly number[] | Sql;

function listed(users: Users): Sql {
  return 'texts' in users ? users : listOf(users);
}

export function assignedTo(users: Users): Sql {
  return sql`m.id in (select merge_request_id from merge_request_assignees where user_id in ${listed(users)})`;
}

export function reviewedBy(users: Users): Sql {
  return sql`m.id in (select merge_request_id from merge_request_reviewers where user_id in ${listed(users)})`;
}

export function approvedBy(userId: number): Sql {
  return sql`m.id in (select merge_request_id from approvals where user_id = ${userId})`;
}

/** It has one of the labels. */
export function labelled(labels: readonly string[]): Sql {
  return sql`m.id in (select t.merge_request_id from merge_request_labels t join labels l on l.id = t.label_id
    where l.name in ${listOf(labels)})`;
}

/** Its milestone has one of the titles. */
export function milestoneTitled(titles: readonly string[]): Sql {
  return sql`m.milestone_id in (select id from milestones where title in ${listOf(titles)})`;
}

/** A pattern occurs in one of the places. */
export function concerning(pattern: string, places: readonly ('title' | 'description')[]): Sql {
  const found = places.map((place) =>
    place === 'title'
      ? sql`lower(m.title) like ${pattern} escape '\\'`
      : sql`lower(coalesce(m.description, '')) like ${pattern} escape '\\'`,
  );
  return found.length === 0 ? sql`1 = 1` : sql`(${joinSql(found, ' or ')})`;
}
