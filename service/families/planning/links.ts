import { name, type Sql } from '../../database/sql.ts';

/**
 * The tables that link issues and merge requests with people and labels, each with its column for the issue or merge
 * request.
 */
const columns = {
  issue_assignees: 'issue_id',
  issue_labels: 'issue_id',
  merge_request_assignees: 'merge_request_id',
  merge_request_labels: 'merge_request_id',
  merge_request_reviewers: 'merge_request_id',
} as const;

export type LinkTable = keyof typeof columns;

/** The names of a table and of its column as SQL. */
export function linkNames(table: LinkTable): { readonly table: Sql; readonly column: Sql } {
  return {
    table: name(table, Object.keys(columns) as LinkTable[]),
    column: name(columns[table], Object.values(columns)),
  };
}
