import type { RepositoryContext } from '../context.ts';

/**
 * Packs objects and references (`git gc`), in bounded time and memory. Objects that nothing leads to stay for two
 * weeks: a commit may be written whose
 * reference follows later.
 */
export async function maintain(context: RepositoryContext): Promise<void> {
  await context.locked(async () => {
    const bounds = ['-c', 'pack.windowMemory=64m', '-c', 'pack.deltaCacheSize=64m'];
    await context.run([...bounds, 'gc', '--quiet', '--prune=2.weeks.ago'], { timeout: 600_000 });
  });
}
