import type { FileCreate, FileDelete, FileUpdate } from '../../../generated/companion/types/index.js';
import type { CommitAction } from '../../../generated/types/index.js';
import type { Asking } from '../../access/resources.ts';
import type { Row } from '../../database/rows.ts';
import { commitChanges } from '../commits/write.ts';

/** A change of one file of a project. */
export type FileWrite = { readonly file_path: string } & (
  | ({ readonly action: 'create' } & FileCreate)
  | ({ readonly action: 'update' } & FileUpdate)
  | ({ readonly action: 'delete' } & FileDelete)
);

/** Changes one file with a separate commit. */
export async function writeFile(asking: Asking, project: Row<'projects'>, write: FileWrite): Promise<void> {
  const { branch, commit_message, start_branch, author_email, author_name } = write;
  await commitChanges(asking, project, {
    branch,
    commit_message,
    actions: actionsOf(write),
    // A branch that starts from itself is an existing branch.
    ...(start_branch === undefined || start_branch === branch ? {} : { start_branch }),
    ...(author_email === undefined ? {} : { author_email }),
    ...(author_name === undefined ? {} : { author_name }),
  });
}

function actionsOf(write: FileWrite): CommitAction[] {
  const { file_path } = write;
  if (write.action === 'delete') return [{ action: 'delete', file_path, ...lastKnown(write.last_commit_id) }];
  const { content, encoding = 'text', execute_filemode } = write;
  const mode: CommitAction[] =
    execute_filemode === undefined ? [] : [{ action: 'chmod', file_path, execute_filemode }];
  if (write.action === 'create') return [{ action: 'create', file_path, content, encoding }, ...mode];
  const last = lastKnown(write.last_commit_id);
  return [{ action: 'update', file_path, content, encoding, ...last }, ...mode];
}

function lastKnown(id: string | undefined): { readonly last_commit_id?: string } {
  return id === undefined ? {} : { last_commit_id: id };
}
