import { beforeAll, expect, test } from 'vitest';
import { operations as companionOperations } from '../../../generated/companion/server/index.js';
import { operations } from '../../../generated/server/index.js';
import { describeWorld } from '../families/world.ts';

const world = describeWorld();

const all = [...Object.values(operations), ...Object.values(companionOperations)].filter(({ path }) =>
  path.includes('{'),
);

/** Wrong values for a number or a name in a path. The last one is not UTF-8. */
const wrong = ['abc', '0', '-1', '1.5', '1e3', '99999999999999999999', '%00', '%FF'];

beforeAll(async () => {
  await world().running.seed({
    groups: [{ full_path: 'acme' }],
    projects: [{ full_path: 'acme/tools', commits: [{ message: 'First', files: { 'a.md': 'a' } }] }],
  });
});

/** The paths of an operation with one wrong parameter each. */
function addresses(path: string): readonly string[] {
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const right: Readonly<Record<string, string>> = {
    id: path.startsWith('/groups') ? 'acme' : path.startsWith('/projects') ? 'acme%2Ftools' : '1',
  };
  return names.flatMap((wrongName) =>
    wrong.map((value) =>
      path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
        name === wrongName ? value : (right[name] ?? '1'),
      ),
    ),
  );
}

test.each(all.map(({ id, method, path }) => [id, method, path] as const))(
  '%s declares what a wrong address is refused with',
  async (_, method, path) => {
    // Each request of the world fails with a status that the operation does not declare.
    for (const address of addresses(path)) {
      const { status } = await world().root(method, address, method === 'GET' ? undefined : {});
      expect([address, status < 500]).toEqual([address, true]);
    }
  },
);
