import { createHash } from 'node:crypto';
import type { BlameRange, RepositoryFile } from '../../../generated/companion/types/index.js';
import type { BlameRange as GitBlameRange } from '../../git/objects/types.ts';
import type { Repository } from '../../git/repository.ts';

/** A file of a revision with its content; the default branch where the revision is not given. */
export async function readFile(
  repository: Repository,
  path: string,
  ref: string | undefined,
): Promise<RepositoryFile> {
  const revision = await revisionOf(repository, ref);
  const file = await repository.file(revision, path);
  const { content } = await repository.blob(file.id);
  const last = await repository.lastCommit(file.commitId, file.path);
  return {
    file_name: file.name,
    file_path: file.path,
    size: file.size,
    encoding: 'base64',
    content: content.toString('base64'),
    content_sha256: createHash('sha256').update(content).digest('hex'),
    ref: ref ?? revision,
    blob_id: file.id,
    commit_id: file.commitId,
    last_commit_id: last?.id ?? file.commitId,
    execute_filemode: file.mode === '100755',
  };
}

/** The revision of a request; `HEAD` and none at all stand for the default branch. */
export async function revisionOf(repository: Repository, ref: string | undefined): Promise<string> {
  return ref === undefined || ref === '' || ref === 'HEAD' ? await repository.defaultBranch() : ref;
}

/** Ranges of lines within some lines of a file, counted from one. */
export function blameView(
  ranges: readonly GitBlameRange[],
  { start = 1, end = Number.MAX_SAFE_INTEGER }: { readonly start?: number; readonly end?: number },
): BlameRange[] {
  let first = 1;
  return ranges.flatMap(({ commit, lines }) => {
    const from = Math.max(0, start - first);
    const inside = lines.slice(from, Math.max(from, end - first + 1));
    first += lines.length;
    if (inside.length === 0) return [];
    const { author, committer } = commit;
    return [
      {
        commit: {
          id: commit.id,
          message: commit.message,
          parent_ids: [...commit.parentIds],
          authored_date: author.at,
          author_name: author.name,
          author_email: author.email,
          committed_date: committer.at,
          committer_name: committer.name,
          committer_email: committer.email,
        },
        lines: [...inside],
      },
    ];
  });
}
