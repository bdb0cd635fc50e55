import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  cherryPickCommit,
  createClient,
  createProjectInvitations,
  downloadRepositoryArchiveInFormat,
  listGroups,
  listProjectMembers,
  listRepositoryTree,
  privateToken,
} from '../../generated/client/index.js';
import { runMock, type RunningMock } from './running.ts';

let mock: RunningMock;
beforeAll(async () => {
  mock = await runMock(fileURLToPath(new URL('../../spec/openapi.yaml', import.meta.url)));
});
afterAll(() => mock.stop());

test('the generated client walks the pages of the mock to their end, and reads its files', async () => {
  const client = createClient({ baseUrl: mock.address, auth: privateToken('any') });
  const pages: number[] = [];
  for await (const { items } of listProjectMembers(client, { id: 7, per_page: 1 }).pages())
    pages.push(items.length);
  expect(pages).toEqual([1, 1]);
  expect(await listProjectMembers(client, { id: 7, page: 9 }).toArray()).toEqual([]);
  const tree = await listRepositoryTree(client, { id: 7 }).toArray();
  expect(await listRepositoryTree(client, { id: 7, per_page: 1 }).toArray()).toEqual(tree);
  const groups = await listGroups(client, {}).toArray();
  const keyset = { pagination: 'keyset', order_by: 'name', sort: 'asc', per_page: 1 } as const;
  expect(await listGroups(client, keyset).toArray()).toEqual(groups);
  const archive = await downloadRepositoryArchiveInFormat(client, { id: 7, format: 'zip' });
  const bytes = Buffer.from(await new Response(archive).arrayBuffer());
  expect(bytes.toString('latin1', 0, 4)).toBe('PK\u0003\u0004');
});

test('the mock sends the first example that the author wrote', async () => {
  const client = createClient({ baseUrl: mock.address, auth: privateToken('any') });
  const invited = { id: 7, email: 'ada@example.com', access_level: 30 } as const;
  expect(await createProjectInvitations(client, invited)).toMatchObject({ status: 'success' });
});

test.each([
  [{}, expect.objectContaining({ short_id: 'e81b44d0' })],
  [{ dry_run: false }, expect.objectContaining({ short_id: 'e81b44d0' })],
  [{ dry_run: true }, { dry_run: 'success' }],
])('the mock picks a commit, and tries it with a dry run: %j', async (given, want) => {
  const client = createClient({ baseUrl: mock.address, auth: privateToken('any') });
  expect(await cherryPickCommit(client, { id: 7, sha: 'a'.repeat(40), branch: 'main', ...given })).toEqual(
    want,
  );
});
