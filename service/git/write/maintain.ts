import type { RepositoryContext } from '../context.ts';

/**
 * Packs objects and references (`git gc`), in limited time and memory. Unreferenced objects are kept for two weeks: the
 * reference of a new commit may follow later.
 */
export async function maintain(context: RepositoryContext): Promise<void> {
  await context.locked(async () => {
    const bounds = ['-c', 'pack.windowMemory=64m', '-c', 'pack.deltaCacheSize=64m'];
    await context.run([...bounds, 'gc', '--quiet', '--prune=2.weeks.ago'], { timeout: 600_000 });
  });
}
