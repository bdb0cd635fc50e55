import type {
  Comparison as ComparisonBody,
  FileDiff as FileDiffBody,
} from '../../../generated/types/index.js';
import type { Row } from '../../database/rows.ts';
import type { Comparison, FileDiff } from '../../git/objects/types.ts';
import type { Instance } from '../../instance.ts';
import { commitSummary, commitView } from '../commits/view.ts';

/** The difference between two commits (Part B 2.3). The text of a file that exceeds the limits is empty. */
export function comparisonView(
  instance: Instance,
  project: Row<'projects'>,
  { commits, diffs, sameRef, overflow, from, to }: Comparison,
): ComparisonBody {
  const last = commits.at(-1);
  return {
    commit: last === undefined ? null : commitView(instance, project, last),
    commits: commits.map(commitSummary),
    diffs: diffs.map(diffView),
    compare_timeout: overflow,
    compare_same_ref: sameRef,
    web_url: `${instance.url}/${project.full_path}/-/compare/${from}...${to}`,
  };
}

export function diffView(file: FileDiff): FileDiffBody {
  return {
    old_path: file.oldPath,
    new_path: file.newPath,
    a_mode: mode(file.oldMode),
    b_mode: mode(file.newMode),
    diff: file.diff,
    new_file: file.isNew,
    renamed_file: file.isRenamed,
    deleted_file: file.isDeleted,
  };
}

/** Git writes `000000` for a missing file; clients expect `0`. */
function mode(digits: string): string {
  return digits === '000000' ? '0' : digits;
}
