import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../generators/cli/main.ts', import.meta.url));

export interface RunningMock {
  /** Address of the API, with its base path and without a trailing slash. */
  readonly address: string;
  stop(): Promise<void>;
}

/** A mock of a document in its own process, once it listens. */
export async function runMock(document: string, ...words: readonly string[]): Promise<RunningMock> {
  const child = spawn(process.execPath, [main, 'mock', document, '--port', '0', ...words], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = once(child, 'exit');
  const [line] = (await Promise.race([once(createInterface(child.stderr), 'line'), exited])) as [unknown];
  const address = / at (\S+)\. /.exec(String(line))?.[1];
  if (address === undefined) throw new Error(`The mock did not start: ${String(line)}`);
  return {
    address,
    async stop() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
