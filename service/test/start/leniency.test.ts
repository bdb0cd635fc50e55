import { describe, expect, test } from 'vitest';
import { describeWorld } from '../families/world.ts';

describe('what clients of compatible services send', () => {
  const tolerant = describeWorld();
  const strict = describeWorld({ unknownParameters: 'refuse' });
  const keyset = '/projects?pagination=keyset&order_by=id&sort=asc';

  test('parameters that the document does not have are ignored, or refused where that is asked for', async () => {
    expect((await tolerant().root('GET', keyset)).status).toBe(200);
    expect(await strict().root('GET', keyset)).toMatchObject({ status: 400 });
  });

  test('members of a JSON body that the document does not have are refused: they would be lost', async () => {
    const refused = await tolerant().root('POST', '/groups', { name: 'Odd', path: 'odd', colour: 'red' });
    expect(refused).toMatchObject({ status: 400 });
    expect((await tolerant().root('GET', '/groups/odd')).status).toBe(404);
  });

  test('a commit with a file of some megabytes', async () => {
    const { running, root } = tolerant();
    await running.seed({ groups: [{ full_path: 'acme' }], projects: [{ full_path: 'acme/tools' }] });
    const content = Buffer.alloc(6_000_000, 'bytes ').toString('base64');
    const actions = [{ action: 'create', file_path: 'big.bin', content, encoding: 'base64' }];
    const project = '/projects/acme%2Ftools/repository';
    const commit = { branch: 'main', commit_message: 'Add a large file', actions };
    expect((await root('POST', `${project}/commits`, commit)).status).toBe(201);
    expect(await root('GET', `${project}/files/big.bin?ref=main`)).toMatchObject({
      body: { size: 6_000_000 },
    });
  });
});
