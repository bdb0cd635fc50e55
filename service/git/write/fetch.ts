import { pipeline } from 'node:stream/promises';
import type { RepositoryContext } from '../context.ts';

/**
 * Copies what a commit needs from another repository of the same disk. Both sides see each other's objects while the pack is
 * made, so that only what is missing is copied.
 */
export async function fetchCommit(context: RepositoryContext, from: string, id: string): Promise<string> {
  if (from === context.path) return id;
  const { runner } = context.tools;
  const packing = await runner.stream(context.folder, ['pack-objects', '--revs', '--stdout', '-q'], {
    input: `${id}\n--not\n--all\n`,
    env: context.seeing(from),
    timeout: 600_000,
  });
  const child = runner.start(context.folder, ['index-pack', '--stdin', '--strict']);
  child.stdout.resume();
  child.stderr.resume();
  const indexed = new Promise<number | null>((resolve) => void child.once('close', resolve));
  try {
    await pipeline(packing.child.stdout, child.stdin);
    await packing.ended;
    if ((await indexed) !== 0) throw new Error('git index-pack refused the objects');
  } finally {
    packing.stop();
    child.kill('SIGKILL');
  }
  return id;
}
