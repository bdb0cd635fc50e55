import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleSets, type CodeSample } from '../../generators/emit/docs/samples/samples.ts';
import { siteOf } from '../../generators/emit/docs/page.ts';
import { createMock, observeCalls, type ServedCall } from '../../generators/mock/mock.ts';
import { listen, type Listening } from '../../generators/mock/listen.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { tsModelOf } from '../../generators/typescript/ts-model.ts';
import { PATIENCE } from '../runs/limits.ts';
import { isInstalled } from '../runs/programs.ts';

const loaded = await loadModel('spec/openapi.yaml');
if (loaded.model === undefined) throw new Error('The document has errors.');
const model = tsModelOf(loaded.model);
const site = siteOf({ model, guides: [], url: undefined });
const samples = model.operations.flatMap((operation) =>
  sampleSets(site, operation).map((set) => ({ id: operation.id, samples: set.samples })),
);

/** Runs all samples of a list of [name, text], and prints what went wrong, by name, as JSON. */
const RUN_PYTHON = `
import contextlib, io, json, sys
faults = {}
for name, text in json.load(sys.stdin):
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile(text, name, "exec"), {})
    except BaseException as error:
        faults[name] = repr(error)[:200]
print(json.dumps(faults))
`;

describe('samples sent to the mock', () => {
  let mock: Listening;
  let folder: string;
  const calls: ServedCall[] = [];
  const textsOf = (label: CodeSample['label']): readonly (readonly [string, string])[] =>
    samples.flatMap(({ id, samples: own }) => {
      const text = own.find((each) => each.label === label)?.text;
      return text === undefined ? [] : [[id, text.replaceAll('https://forge.example', mock.origin)] as const];
    });
  /** Output of a program in a folder with a file called `file`. */
  const run = (command: string, input: string): Promise<string> =>
    new Promise((done, fail) => {
      const [name = '', ...options] = command === 'python3' ? ['python3', '-c', RUN_PYTHON] : [command];
      const child = spawn(name, options, {
        cwd: folder,
        timeout: PATIENCE,
        env: { ...process.env, TOKEN: 'secret', USER: 'ann', PASSWORD: 'secret' },
      });
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.on('error', fail);
      child.on('close', () => done(output));
      child.stdin.end(input);
    });
  /** Operations that the mock has served with a success since a call of `calls.length = 0`. */
  const served = (): readonly string[] =>
    [
      ...new Set(calls.filter(({ status }) => status < 400).map(({ operation }) => operation ?? '')),
    ].toSorted();
  const all = model.operations.map(({ id }) => id).toSorted();

  beforeAll(async () => {
    const listening = await listen(
      observeCalls(createMock(model), (call) => calls.push(call)),
      { host: '127.0.0.1', port: 0 },
    );
    if (!('origin' in listening)) throw new Error('The mock does not listen.');
    mock = listening;
    folder = await mkdtemp(join(tmpdir(), 'forgespec-samples-'));
    await writeFile(join(folder, 'file'), 'text');
    process.env['TOKEN'] = 'secret';
  });
  afterAll(async () => {
    delete process.env['TOKEN'];
    mock.server.closeAllConnections();
    mock.server.close();
    await rm(folder, { recursive: true });
  });

  it('of fetch succeed for every operation', async () => {
    calls.length = 0;
    const faults: Record<string, string> = {};
    for (const [id, text] of textsOf('fetch')) {
      try {
        await runScript(text);
      } catch (error) {
        faults[id] = String(error);
      }
    }
    expect(faults).toEqual({});
    expect(served()).toEqual(all);
  });

  it('of the generated client succeed for every operation', async () => {
    calls.length = 0;
    const client = resolve('generated/client/index.js');
    const faults: Record<string, string> = {};
    for (const [id, text] of textsOf('TypeScript')) {
      try {
        await runScript(
          text.replace(
            /import (\{.*?\}) from '[^']*';/s,
            `const $1 = await load(${JSON.stringify(client)});`,
          ),
        );
      } catch (error) {
        faults[id] = String(error);
      }
    }
    expect(faults).toEqual({});
    expect(served()).toEqual(all);
  });

  it.skipIf(!isInstalled('python3-requests'))('in Python succeed for every operation', async () => {
    calls.length = 0;
    const faults: unknown = JSON.parse(await run('python3', JSON.stringify(textsOf('Python'))));
    expect(faults).toEqual({});
    expect(served()).toEqual(all);
  });

  it.skipIf(!isInstalled('curl'))('of curl succeed for every operation', async () => {
    calls.length = 0;
    const lines = textsOf('curl').map(
      ([, text]) => `${text} --silent --max-time ${PATIENCE / 1000} --output /dev/null`,
    );
    await run('bash', lines.join('\n'));
    expect(served()).toEqual(all);
  });
});

const AsyncFunction = (async () => {}).constructor as new (
  ...texts: string[]
) => (load: (path: string) => Promise<unknown>, console: { log: () => void }) => Promise<void>;

/** Runs the text of a module without imports, silently. */
async function runScript(text: string): Promise<void> {
  await new AsyncFunction('load', 'console', text)((path) => import(path), { log: () => {} });
}
