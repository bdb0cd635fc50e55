import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WorkFolder } from './process.ts';

const preload = new URL('report-packages.ts', import.meta.url).href;

/** The packages that a call loads in its process. */
async function packagesOf(call: string): Promise<readonly string[]> {
  const folder = new WorkFolder({ 'payload.json': '{ "name": "Bruno", "state": "available" }' });
  const { stderr } = await folder.spawn(call, { env: { NODE_OPTIONS: `--import=${preload}` } });
  const [, list] = stderr.split('Packages:');
  if (list === undefined) throw new Error(stderr);
  return list.split('\n').filter((name) => name !== '');
}

/** Reading a document checks its examples, so it compiles schemas. */
const READING = ['ajv', 'fast-deep-equal', 'fast-uri', 'json-schema-traverse', 'jsonc-parser', 'yaml'];

test.for([
  ['--help', []],
  ['generate --help', []],
  ['docs --help', []],
  ['mock --help', []],
  ['lint petstore.yaml', READING],
  ['validate payload.json --document petstore.yaml --operation createPet --request', READING],
] as const)('forgespec %s loads no package that it has no use for', async ([call, want]) => {
  expect(await packagesOf(call)).toEqual(want);
});

test('a mock whose port is taken loads only what reads the document', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  // It has to end there: the port is taken.
  expect(await packagesOf(`mock petstore.yaml --port ${port}`)).toEqual(READING);
});
