import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WorkFolder } from './process.ts';

test.each(['missing/ledger.md', 'folder'])(
  'a ledger that cannot be written to %s is found out before the run',
  async (path) => {
    const folder = new WorkFolder();
    mkdirSync(join(folder.path, 'folder'));
    const before = folder.contents();
    const { code, stdout, stderr } = await folder.run(
      `verify petstore.yaml --mock --format json --ledger ${path}`,
    );
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`error conformance/ledger-unwritable`);
    expect(folder.contents()).toEqual(before);
  },
);
