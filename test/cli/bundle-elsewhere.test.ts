import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { bundleEmitter } from '../../generators/emit/bundle/bundle-emitter.ts';
import { generate } from '../../generators/pipeline.ts';
import { WorkFolder } from './process.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The bundle of a document: `openapi.json`, as its consumers get it, without the files around it. */
async function bundleOf(document: string): Promise<string> {
  const { output, findings } = await generate({
    document: join(root, document),
    root,
    emitters: [bundleEmitter],
  });
  const text = output?.files.find(({ path }) => path === 'openapi.json')?.text;
  if (text === undefined) throw new Error(findings.map(({ message }) => message).join('\n'));
  return text;
}

/** What has to end well on a bundle in another folder. */
const quick = [
  'lint openapi.json',
  'generate openapi.json --only bundle --out again --strict',
  'check openapi.json --only bundle --out again --strict',
  'verify openapi.json --mock --max-requests 5',
  'scaffold handlers --document openapi.json --strict',
  'diff openapi.json openapi.json',
];
const whole = ['generate openapi.json', 'docs openapi.json --strict', 'conformance openapi.json'];

describe('openapi.json in another folder', () => {
  test.for<readonly [document: string, commands: readonly string[]]>([
    ['spec/openapi.yaml', quick],
    ['test/cli/fixtures/petstore.yaml', [...quick, ...whole]],
    ['examples/library/openapi.yaml', [...quick, ...whole]],
  ])('of %s is read by every command', async ([document, commands]) => {
    const bundle = await bundleOf(document);
    const folder = new WorkFolder({ 'openapi.json': bundle });
    for (const command of commands) {
      const { code, stderr } = await folder.run(command);
      expect({ command, code, errors: stderr.match(/^error .*/gm) }).toEqual({
        command,
        code: 0,
        errors: null,
      });
    }
    expect(readFileSync(join(folder.path, 'again/openapi.json'), 'utf8')).toBe(bundle);
  });
});

/** Every document of the tests and examples. */
const documents = globSync('{test,examples,service,spec}/**/*.{yaml,yml,json}', {
  cwd: root,
  exclude: (path) => path === 'node_modules' || path === 'corpora',
}).filter((path) =>
  /^\{?\s*"?openapi"?:\s*["']?3\./m.test(readFileSync(join(root, path), 'utf8').slice(0, 400)),
);

describe('the openapi.json of any document', () => {
  test('there are some', () => expect(documents.length).toBeGreaterThan(20));

  test.each(documents)('of %s is read elsewhere, and is its own openapi.json', async (document) => {
    const bundle = await bundleOf(document);
    const folder = new WorkFolder({ 'openapi.json': bundle });
    const again = await generate({ document: join(folder.path, 'openapi.json'), emitters: [bundleEmitter] });
    expect(again.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(again.output?.files.find(({ path }) => path === 'openapi.json')?.text).toBe(bundle);
  });
});
