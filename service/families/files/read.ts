import { createHash } from 'node:crypto';
import type { BlameRange, RepositoryFile } from '../../../generated/companion/types/index.js';
import type { BlameRange as GitBlameRange } from '../../git/objects/types.ts';
import type { Repository } from '../../git/repository.ts';

/** A file of a revision with its content; the default branch if no revision is given. */
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

/** The revision of a request; `HEAD` and an absent one mean the default branch. */
export async function revisionOf(repository: Repository, ref: string | undefined): Promise<string> {
  return ref === undefined || ref === '' || ref === 'HEAD' ? await repository.defaultBranch() : ref;
}

/** Lines with the commit that last changed them. */
export function blameView({ commit, lines }: GitBlameRange): BlameRange {
  const { author, committer } = commit;
  return {
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
    lines: [...lines],
  };
}
