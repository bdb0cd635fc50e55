import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Consumer } from './consumer.ts';
import { nodeProgram, RELEASES } from './nodes.ts';

/** A call from the client to the server of the output, over a socket; prints what came back. */
const PROGRAM = `
import { createClient, createPet, listPets } from './api/client/index.js';
import { createServer } from './api/server/index.js';
import { createNodeServer } from './api/server/node.js';
import { isNewPet } from './api/validators/index.js';

const bruno = { id: 7, name: 'Bruno', state: 'available', born_at: '2026-01-02T03:04:05.678Z' };
const server = createNodeServer(createServer({
  listPets: async ({ query }) => ({ status: 200, body: [{ ...bruno, id: query.limit }] }),
  createPet: async ({ body }) => ({ status: 201, body: { ...bruno, name: body.name } }),
}));
server.listen(0, '127.0.0.1', async () => {
  const client = createClient({ baseUrl: 'http://127.0.0.1:' + server.address().port + '/v1' });
  const pets = await listPets(client, { limit: 3 });
  const made = await createPet(client, { name: 'Ada' });
  const refused = await createPet(client, { name: '' }).result();
  console.log(JSON.stringify([pets[0].id, made.name, refused.status, isNewPet({ name: 'x' })]));
  server.closeAllConnections();
  server.close();
});
`;

/** The same modules from CommonJS. */
const REQUIRE = `
const { createClient } = require('./api/client/index.js');
const { createServer } = require('./api/server/index.js');
const { isNewPet } = require('./api/validators/index.js');
console.log(typeof createClient, typeof createServer, isNewPet({ name: 'x' }));
`;

/** A configuration whose types are stripped. */
const CONFIG = `
import { defineConfig, type Config } from 'forgespec';
const config: Config = { document: 'petstore.yaml', out: 'api' };
export default defineConfig(config);
`;

describe('releases of Node', () => {
  const consumer = new Consumer();

  const run = async (name: string, ...words: string[]): Promise<string> =>
    consumer.run(nodeProgram(name), ...words);

  beforeAll(async () => {
    await consumer.run('npx', '--no-install', 'forgespec', 'generate', 'petstore.yaml', '--out', 'api');
    consumer.write('program.mjs', PROGRAM);
    consumer.write('require.cjs', REQUIRE);
  });
  afterAll(() => consumer.remove());

  test.for([...Object.keys(RELEASES), 'this'])('the output runs on Node %s', async (name) => {
    expect(JSON.parse(await run(name, 'program.mjs'))).toEqual([3, 'Ada', 400, true]);
    expect(await run(name, 'require.cjs')).toBe('function function true\n');
  });

  test.for(['22', 'this'])('the installed tool runs on Node %s', async (name) => {
    const main = 'node_modules/forgespec/dist/generators/cli/main.js';
    expect(await run(name, main, 'check', 'petstore.yaml', '--out', 'api')).toMatch(/up to date\n$/);
    // Without a compiler, and without a word about it.
    consumer.write('forgespec.config.mts', CONFIG);
    expect(await run(name, main, 'check')).toMatch(/^api: \d+ files, all up to date\n$/);
    expect(await run(name, '-e', `console.log(typeof require('forgespec').generate)`)).toBe('function\n');
  });

  test('the installed tool refuses Node 20 in words', async () => {
    const refusal = `forgespec needs Node 22.19.0 or later; this is Node ${RELEASES['20']}.`;
    const main = 'node_modules/forgespec/dist/generators/cli/main.js';
    const called = promisify(execFile)(nodeProgram('20'), [main, '--version'], { cwd: consumer.path });
    await expect(called).rejects.toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^forgespec needs Node .+\n.+\n$/),
    });
    await expect(run('20', '-e', `require('forgespec')`)).rejects.toThrow(refusal);
  });
});
