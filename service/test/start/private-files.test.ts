import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startForge } from '../../start/start.ts';
import { startProcess } from '../service-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'forge-private-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const seed = {
  groups: [{ full_path: 'acme' }],
  projects: [{ full_path: 'acme/tools', commits: [{ message: 'Begin', files: { 'a.txt': 'A' } }] }],
};

/** The paths below a folder that group or others have rights to, and the folder itself as `.`. */
function open(path: string): readonly string[] {
  const names = ['.', ...readdirSync(path, { recursive: true, encoding: 'utf8' })];
  return names.filter((name) => (statSync(join(path, name)).mode & 0o077) !== 0);
}

test('everything that the command writes is private', async () => {
  const data = join(folder, 'command');
  const service = await startProcess(data, '--control');
  try {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(seed);
    const response = await fetch(`${service.url}/-/forge/seed`, { method: 'POST', headers, body });
    expect(response.ok).toBe(true);
    expect(existsSync(join(data, 'forge.sqlite-wal'))).toBe(true);
    expect(open(data)).toEqual([]);
  } finally {
    await service.kill();
  }
});

test('a folder that others could read becomes private, with its parts', async () => {
  const data = join(folder, 'earlier');
  mkdirSync(data);
  await (await startForge({ data })).stop();
  const parts = ['repositories', 'blobs', 'forge.sqlite', 'lock'];
  for (const name of ['.', ...parts]) chmodSync(join(data, name), name.includes('forge') ? 0o644 : 0o755);
  const running = await startForge({ data });
  try {
    expect(open(data).filter((name) => !name.includes('/') && name !== 'docs')).toEqual([]);
  } finally {
    await running.stop();
  }
});

test('a folder that users share stays so, and the parts are private', async () => {
  const data = join(folder, 'shared');
  mkdirSync(data);
  chmodSync(data, 0o1777);
  const running = await startForge({ data });
  try {
    expect(open(data).filter((name) => !name.includes('/') && name !== 'docs')).toEqual(['.']);
  } finally {
    await running.stop();
  }
});
