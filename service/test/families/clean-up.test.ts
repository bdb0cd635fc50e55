import { utimes } from 'node:fs/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { onePiece } from '../../blobs/one-piece.ts';
import { sql } from '../../database/sql.ts';
import type { SeedProject } from '../../../generated/control/types/index.js';
import { describeWorld } from './world.ts';

const data = mkdtempSync(join(tmpdir(), 'forge-clean-up-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));
const world = describeWorld({ data });

const configuration = 'compile: { script: make, artifacts: { paths: [out], expire_in: 1 day } }\n';
const left = (content: string) => ({
  outcome: 'success' as const,
  artifacts: [{ path: 'out/a.txt', content }],
});

const project = (name: string, pipelines: NonNullable<SeedProject['pipelines']>) => ({
  full_path: `acme/${name}`,
  commits: [{ message: 'First', files: { '.gitlab-ci.yml': configuration } }],
  pipelines,
});

async function stored(): Promise<Set<string>> {
  const hashes = new Set<string>();
  for await (const { hash } of world().running.forge.blobs.list()) hashes.add(hash);
  return hashes;
}

/** Makes content one day old, and runs the clean-up. */
async function cleanUp(old: Iterable<string>): Promise<void> {
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  for (const hash of old)
    await utimes(join(data, 'blobs', hash.slice(0, 2), hash.slice(2)), yesterday, yesterday);
  const { clock, forge } = world().running;
  clock.advance(2 * 3600);
  await forge.jobs.waitForJobs();
}

test('content goes that nothing refers to, unless it is young; artifacts go that have run out', async () => {
  const { running, root } = world();
  const { forge } = running;
  const put = (text: string): Promise<string> =>
    forge.blobs.storing(async (write) => (await write(onePiece(Buffer.from(text)), { maxBytes: 100 })).hash);
  await running.seed({
    groups: [{ full_path: 'acme' }],
    projects: [
      project('kept', [{ jobs: { compile: left('first') } }, { jobs: { compile: left('second') } }]),
      project('deleted', [{ jobs: { compile: left('gone') } }]),
    ],
  });
  const image = new FormData();
  image.set('logo', new File([Buffer.from('89504e470d0a1a0a', 'hex')], 'logo.png'));
  const headers = { 'private-token': running.token ?? '' };
  const address = `${running.url}/api/v4/application/appearance`;
  expect((await fetch(address, { method: 'PUT', body: image, headers })).status).toBe(200);
  expect((await root('DELETE', '/projects/acme%2Fdeleted')).status).toBe(202);
  const used = new Set(await stored());
  const [lost, young] = [await put('lost'), await put('young')];
  // The content of the deleted project, and content that no row has ever referred to.
  await cleanUp([...used, lost]);
  const after = await stored();
  expect([after.size, after.has(lost), after.has(young)]).toEqual([used.size, false, true]);
  expect((await fetch(`${running.url}/uploads/-/system/appearance/logo/1/logo.png`)).status).toBe(200);

  // The last successful pipeline keeps its artifacts.
  running.clock.advance(2 * 86_400);
  await cleanUp([...after]);
  expect(await forge.database.all(sql`select build_id from artifacts order by id`)).toEqual([
    { build_id: 2 },
  ]);
  expect((await root('GET', '/projects/acme%2Fkept/jobs/2/artifacts/out/a.txt')).body).toBe('second');
  expect((await stored()).size).toBe(2);
});
