import { execFile } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { flushCompileCache } from 'node:module';
import { promisify } from 'node:util';
import type { ChildProcess } from 'node:child_process';
import { finishBuild } from '../../families/pipelines/finish.ts';
import { startForge } from '../../start/start.ts';
import { leftByJob, operations, token } from './operations.ts';

/**
 * Starts a service, begins an operation and ends itself by SIGKILL at a step of it: `killed-process.ts DATA OPERATION
 * STEP [DATABASE]`. If the operation has fewer steps, it first prints `done` and their number. Steps are: a committed
 * transaction, a process of git that begins to write, a created or removed repository, stored content.
 */
const [data = '', name = '', last = '1', address] = process.argv.slice(2);
const running = await startForge({ data, ...(address === undefined ? {} : { database: address }) });
const { forge, url } = running;
// Work at every start does not count as a step.
await forge.jobs.waitForJobs();
// Compiled code is otherwise written when a process ends, which this one never does normally.
flushCompileCache();
let step = 0;

function die(): void {
  process.kill(process.pid, 'SIGKILL');
}

function pass(): void {
  step += 1;
  if (step === Number(last)) die();
}

const { database, repositories } = forge;
const transaction = database.transaction.bind(database);
database.transaction = async (work) => {
  const result = await transaction(work);
  pass();
  return result;
};
for (const method of ['create', 'remove'] as const) {
  const original = repositories[method].bind(repositories) as (...args: unknown[]) => Promise<unknown>;
  Object.assign(repositories, {
    [method]: async (...args: unknown[]) => {
      const result = await original(...args);
      pass();
      return result;
    },
  });
}
const storing = forge.blobs.storing.bind(forge.blobs);
forge.blobs.storing = (work) =>
  storing((write) =>
    work(async (...given) => {
      const blob = await write(...given);
      pass();
      return blob;
    }),
  );
const writing = new Set(['update-ref', 'http-backend', 'fetch', 'gc']);
subscribe('child_process', (message) => {
  const child = (message as { readonly process: ChildProcess }).process;
  // The process has started when its arguments are set: at the next turn.
  setImmediate(() => {
    if (child.spawnargs?.some((argument) => writing.has(argument))) pass();
  });
});

const operation = operations[name];
if (operation === undefined) throw new Error(`There is no operation ${name}.`);
const git = promisify(execFile);
await operation({
  url,
  git: async (...args) => void (await git('git', args, { cwd: `${data}/clone` })),
  async send(method, path, body) {
    const response = await fetch(`${url}/api/v4${path}`, {
      method,
      headers: { 'private-token': token, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  },
  waitForJobs: () => forge.jobs.waitForJobs(),
  finishJob: () => finishBuild(forge, { id: 1, outcome: 'success', artifacts: leftByJob }),
});
process.stdout.write(`done ${step}\n`, die);
