import { pipeline } from 'node:stream/promises';
import { GitFailed } from '../errors.ts';
import type { GitRunner } from '../process.ts';

/** What is packed: commits, those that are left out with `^` before them, and what git can see. */
export interface Packing {
  readonly folder: string;
  readonly revisions: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

/** Copies the objects of some revisions to the repository in another folder, as one pack. */
export async function transferObjects(
  runner: GitRunner,
  { folder, revisions, env = {} }: Packing,
  to: string,
): Promise<void> {
  const packing = await runner.stream(folder, ['pack-objects', '--revs', '--stdout', '-q'], {
    input: [...revisions, ''].join('\n'),
    env,
    timeout: 600_000,
  });
  const child = runner.start(to, ['index-pack', '--stdin']);
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
}
