import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openCredentials, sealCredentials } from '../families/imports/credentials.ts';
import { openSealing } from '../sealing.ts';

const folder = mkdtempSync(join(tmpdir(), 'forge-sealing-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'sealing.key');

test('what was sealed is read with the same key, and says nothing without it', async () => {
  const sealing = await openSealing(file);
  const sealed = sealing.seal('s3cret ü');
  expect(sealed).not.toContain('s3cret');
  expect(sealing.seal('s3cret ü')).not.toBe(sealed);
  expect((await openSealing(file)).open(sealed)).toBe('s3cret ü');
  expect((await openSealing(join(folder, 'other.key'))).open(sealed)).toBeUndefined();
  const changed = Buffer.from(sealed, 'base64');
  changed[20] = (changed[20] ?? 0) ^ 1;
  for (const text of [changed.toString('base64'), '', 'AAAA', sealed.slice(0, 20)])
    expect(sealing.open(text)).toBeUndefined();
});

test('the key is for its owner only, made once, and never half of one', async () => {
  await Promise.all([openSealing(join(folder, 'race.key')), openSealing(join(folder, 'race.key'))]).then(
    ([one, other]) => expect(other.open(one.seal('x'))).toBe('x'),
  );
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file)).toHaveLength(32);
  expect(readdirSync(folder).toSorted()).toEqual(['other.key', 'race.key', 'sealing.key']);
  writeFileSync(join(folder, 'short.key'), 'short');
  await expect(openSealing(join(folder, 'short.key'))).rejects.toThrow(/holds no key of 32 bytes/);
});

test('credentials of imports are of use for a day', async () => {
  const sealing = await openSealing(file);
  const at = (time: string) => ({ sealing, clock: { now: () => new Date(time) } });
  const credentials = { userName: 'ann', password: 's3cret' };
  const sealed = sealCredentials(at('2026-11-22T05:00:00.000Z'), credentials);
  expect(openCredentials(at('2026-11-23T04:59:00.000Z'), sealed)).toEqual(credentials);
  expect(openCredentials(at('2026-11-23T05:01:00.000Z'), sealed)).toBeUndefined();
});
