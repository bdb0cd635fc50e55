import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { PATIENCE } from '../runs/limits.ts';
import { WorkFolder } from './process.ts';

const main = fileURLToPath(new URL('../../generators/cli/main.ts', import.meta.url));
const GENERATE = 'generate petstore.yaml --out api';
const DOCS = 'docs petstore.yaml --out api';

/** No file may be longer than so many blocks of 512 bytes (POSIX, ulimit); writing more fails in place of a signal. */
const blocks = (count: number): string => `trap '' XFSZ; ulimit -f ${count}`;

const refused = {
  code: 1,
  stdout: '',
  stderr: expect.stringMatching(/^error output\/unwritable\n {2}Cannot write to .*: EFBIG: file too large/),
};

describe('where files cannot be written whole', () => {
  test.each([
    [GENERATE, 0],
    [GENERATE, 8],
    [DOCS, 8],
  ])('the first run of %s leaves nothing, of %i blocks', async (call, count) => {
    const folder = new WorkFolder();
    const before = folder.contents();
    expect(await folder.spawn(call, { limits: blocks(count) })).toMatchObject(refused);
    expect(folder.contents()).toEqual(before);
    expect(await folder.run(call)).toMatchObject({ code: 0, stderr: '' });
  });

  test.each([0, 8])('what was there is as before, byte for byte, of %i blocks', async (count) => {
    const folder = new WorkFolder();
    await folder.run(GENERATE);
    folder.write('petstore.yaml', folder.read('petstore.yaml').replaceAll('listPets', 'showPets'));
    const before = folder.contents();
    expect(await folder.spawn(GENERATE, { limits: blocks(count) })).toMatchObject(refused);
    expect(folder.contents()).toEqual(before);
    expect(await folder.run(GENERATE)).toMatchObject({ code: 0, stderr: '' });
    expect(folder.read('api/openapi.json')).toContain('showPets');
  });
});

/** Whether this user may mount a file system that no other process sees. */
const mayMount = spawnSync('unshare', ['-Urm', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

test.skipIf(!mayMount)('a disk that is full is left as it was', () => {
  const folder = new WorkFolder();
  folder.write('other.yaml', folder.read('petstore.yaml').replaceAll('listPets', 'showPets'));
  const script = `
    mkdir disk; mount -t tmpfs -o size=6m none disk
    forgespec() { "$0" "$1" "$2" "$3" --out "$4" 2>&1 | head -2; }
    state() { (cd disk; find . ! -name fill ! -path ./new ! -path ./site | sort; find . -type f ! -name fill | sort | xargs cksum) > "$1"; }
    forgespec "$1" generate petstore.yaml disk/api
    state before
    head -c 20m /dev/zero > disk/fill 2>/dev/null
    state full
    forgespec "$1" generate other.yaml disk/api
    forgespec "$1" generate other.yaml disk/new
    forgespec "$1" docs other.yaml disk/site
    state after
    cmp full after && echo same
    truncate -s -100k disk/fill
    state full
    forgespec "$1" generate other.yaml disk/new
    state after
    cmp full after && echo same
    rm disk/fill
    forgespec "$1" generate other.yaml disk/api`;
  const { stdout, stderr } = spawnSync('unshare', ['-Urm', 'sh', '-c', script, process.execPath, main], {
    cwd: folder.path,
    encoding: 'utf8',
    timeout: PATIENCE,
  });
  const full = /^error output\/unwritable\n {2}Cannot write to .*: ENOSPC: no space left on device.*\n/;
  const lines = stdout.replaceAll(new RegExp(full, 'gm'), 'full\n').split('\n');
  expect([lines, stderr]).toEqual([
    [
      expect.stringMatching(/^disk\/api: \d+ written, 0 unchanged$/),
      'full',
      'full',
      'full',
      'same',
      'full',
      'same',
      expect.stringMatching(/^disk\/api: \d+ written, \d+ deleted/),
      '',
    ],
    '',
  ]);
});
