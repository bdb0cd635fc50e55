import type { MergeRequestExclusion } from '../../../generated/types/index.js';
import { listOf, sql, type Sql } from '../../database/sql.ts';
import { textsOf } from '../planning/lists.ts';
import { assignedTo, labelled, milestoneTitled, reviewedBy, usersNamed } from './conditions.ts';

/** The conditions of `not` (Part B 4.5): a merge request has none of these properties. */
export function exclusions(not: MergeRequestExclusion): readonly Sql[] {
  return [
    ...excluded(not.labels, (labels) => sql`not (${labelled(labels.flatMap((label) => textsOf(label)))})`),
    // A missing milestone or author is different from all of these.
    ...excluded(not.milestone, (titles) => sql`(m.milestone_id is null or not (${milestoneTitled(titles)}))`),
    ...excluded(not.author_id, (ids) => sql`(m.author_id is null or m.author_id not in ${listOf(ids)})`),
    ...excluded(
      not.author_username,
      (names) => sql`(m.author_id is null or m.author_id not in ${usersNamed(names)})`,
    ),
    ...excluded(not.assignee_id, (ids) => sql`not (${assignedTo(ids)})`),
    ...excluded(not.assignee_username, (names) => sql`not (${assignedTo(usersNamed(names))})`),
    ...excluded(not.reviewer_id, (ids) => sql`not (${reviewedBy(ids)})`),
    ...excluded(not.reviewer_username, (names) => sql`not (${reviewedBy(usersNamed(names))})`),
    // `not.my_reaction_emoji` excludes nothing: there are no reactions here.
  ];
}

function excluded<Value extends string | number>(
  given: Value | readonly Value[] | undefined,
  condition: (values: readonly Value[]) => Sql,
): readonly Sql[] {
  if (given === undefined) return [];
  return [condition(isList(given) ? given : [given])];
}

function isList<Value extends string | number>(given: Value | readonly Value[]): given is readonly Value[] {
  return Array.isArray(given);
}
