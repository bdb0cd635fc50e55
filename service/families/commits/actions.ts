import type { CommitAction } from '../../../generated/types/index.js';
import type { FileAction, FileContent } from '../../git/write/options.ts';
import { badRequest } from '../../http/refusals.ts';

/** The actions of a request (Part B 4.2) in the form that the repository accepts. */
export function fileActions(actions: readonly CommitAction[]): readonly FileAction[] {
  if (actions.length === 0) throw badRequest('actions is empty');
  return actions.map(fileAction);
}

function fileAction(action: CommitAction): FileAction {
  const path = action.file_path;
  switch (action.action) {
    case 'create':
      return { action: 'create', path, ...content(action) };
    case 'update':
      return { action: 'update', path, ...content(action), ...lastKnown(action) };
    case 'move':
      return {
        action: 'move',
        path,
        previousPath: given(action.previous_path, 'previous_path'),
        ...(action.content === undefined ? {} : content({ ...action, content: action.content })),
        ...lastKnown(action),
      };
    case 'delete':
      return { action: 'delete', path, ...lastKnown(action) };
    case 'chmod':
      return { action: 'chmod', path, executable: action.execute_filemode ?? false };
  }
}

function content(action: { readonly content: string; readonly encoding?: 'text' | 'base64' }): FileContent {
  return { content: action.content, encoding: action.encoding ?? 'text' };
}

function lastKnown({ last_commit_id: id }: { readonly last_commit_id?: string }): {
  readonly lastCommitId?: string;
} {
  return id === undefined ? {} : { lastCommitId: id };
}

function given(value: string | undefined, name: string): string {
  if (value === undefined) throw badRequest(`${name} is missing`);
  return value;
}
