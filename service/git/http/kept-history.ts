import { access, constants, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Reads a line for each change: the old value, the new one, the reference (githooks, `pre-receive`). At that time the
 * new commits are stored, and no reference has moved yet.
 */
const hook = `#!/bin/sh
while read -r before after ref; do
  grep -Fqx -e "$ref" "$0.kept" || continue
  git merge-base --is-ancestor "$before" "$after" && continue
  echo "$ref: non-fast-forward. You are not allowed to force push code to a protected branch." >&2
  exit 1
done
`;

/** Git refuses everything that is not a fast-forward. */
const forAll = ['receive.denyNonFastForwards=true'];

/**
 * Settings of git that refuse a push which rewrites one of some references.
 * @param kept the references that must keep their commits
 * @param moved all references that the push moves
 * @param folder an absolute path, for files that are needed while the push is received
 */
export async function keepingHistory(
  kept: readonly string[],
  moved: readonly string[],
  folder: string,
): Promise<readonly string[]> {
  if (kept.length === 0) return [];
  if (kept.length === moved.length) return forAll;
  const hooks = path.join(folder, 'hooks');
  const file = path.join(hooks, 'pre-receive');
  await mkdir(hooks);
  await writeFile(`${file}.kept`, kept.map((ref) => `${ref}\n`).join(''));
  await writeFile(file, hook, { mode: 0o700 });
  // If nothing can be executed on this disk, git would skip the hook.
  return await access(file, constants.X_OK).then(
    () => [`core.hooksPath=${hooks}`],
    () => forAll,
  );
}
