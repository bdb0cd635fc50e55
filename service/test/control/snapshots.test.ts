import { expect, test } from 'vitest';
import { createGroup } from '../../families/groups/create.ts';
import { createProjectWithRepository } from '../../families/projects/repository.ts';
import { seededSecrets } from '../../secrets.ts';
import { startForge } from '../../start/start.ts';
import { describeOnBoth } from '../databases.ts';

describeOnBoth('snapshots', (databases) => {
  test('put rows, ids and repositories back', async () => {
    const location = await databases.location();
    const running = await startForge({
      ...('address' in location ? { database: location.address } : {}),
      secrets: seededSecrets('snapshots'),
    });
    try {
      const { forge } = running;
      const author = { name: 'Ann', email: 'ann@example.com', at: '2026-01-01T00:00:00.000Z' };
      const write = async (storage: string, path: string): Promise<void> => {
        const repository = await forge.repositories.open(storage);
        await repository.createCommit({
          branch: 'main',
          message: path,
          author,
          actions: [{ action: 'create', path, content: path }],
        });
      };
      const build = async (): Promise<{ id: number; storage: string }> => {
        const group = await forge.database.transaction((writes) =>
          createGroup(writes, forge.clock, { name: 'Acme', path: 'acme' }),
        );
        const project = await createProjectWithRepository(forge, {
          name: 'Tools',
          path: 'tools',
          namespace: group,
          creatorId: null,
        });
        await write(project.storage, 'a');
        return project;
      };
      const project = await build();
      await running.snapshot('built');
      await write(project.storage, 'b');
      await forge.repositories.remove(project.storage);
      await running.restore('built');
      const repository = await forge.repositories.open(project.storage);
      expect((await repository.tree({})).items.map(({ name }) => name)).toEqual(['a']);
      await running.reset();
      expect(await forge.repositories.exists(project.storage)).toBe(false);
      expect((await build()).id).toBe(project.id);
      await running.restore('built');
      await expect(running.restore('absent')).rejects.toThrow(
        'There is no snapshot absent, but start, built.',
      );
      const answer = await fetch(`${running.url}/api/v4/projects`, {
        headers: { 'private-token': running.token ?? '' },
      });
      expect(await answer.json()).toMatchObject([{ path_with_namespace: 'acme/tools' }]);
    } finally {
      await running.stop();
    }
  });
});
