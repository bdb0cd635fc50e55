import type { RepositoryContext } from '../context.ts';

/**
 * Packs objects and references (`git gc`). Objects that nothing leads to stay for two weeks: a commit may be written whose
 * reference follows later.
 */
export async function maintain(context: RepositoryContext): Promise<void> {
  await context.locked(async () => {
    await context.run(['gc', '--quiet', '--prune=2.weeks.ago'], { timeout: 3_600_000 });
  });
}
