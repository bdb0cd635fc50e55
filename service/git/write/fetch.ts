import { pipeline } from 'node:stream/promises';
import type { RepositoryContext } from '../context.ts';
import { GitFailed } from '../errors.ts';
import { allRefs } from '../refs/list.ts';

/**
 * Copies the objects of a commit from another repository on the same disk. Both sides see each other's objects while
 * the pack is made, so only missing ones are copied.
 */
export async function fetchCommit(context: RepositoryContext, from: string, id: string): Promise<string> {
  if (from === context.path) return id;
  const { runner } = context.tools;
  const known = new Set((await allRefs(context)).values());
  const packing = await runner.stream(context.folder, ['pack-objects', '--revs', '--stdout', '-q'], {
    input: [id, ...[...known].map((value) => `^${value}`), ''].join('\n'),
    env: context.seeing(from),
    timeout: 600_000,
  });
  const child = runner.start(context.folder, ['index-pack', '--stdin']);
  child.stdout.resume();
  child.stderr.resume();
  const indexed = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  void indexed.catch(() => undefined);
  try {
    // The reader may end before the last write is acknowledged; the two exit codes report whether everything succeeded.
    await pipeline(packing.child.stdout, child.stdin).catch(() => undefined);
    await packing.ended;
    const code = await indexed;
    if (code !== 0) throw new GitFailed('index-pack', code ?? -1, 'the objects were refused');
  } finally {
    packing.stop();
    child.kill('SIGKILL');
  }
  return id;
}
