import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.js', import.meta.url));

/** The command `npm start` as a separate process. */
export interface ServiceProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** The token of the administrator; undefined unless it was the first start with these data. */
  readonly token: string | undefined;
  /** All that it has printed. */
  output(): string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/** Starts the service with these arguments on a free port, and waits until it listens. */
export async function startProcess(data: string, ...args: readonly string[]): Promise<ServiceProcess> {
  // The first start prints a token.
  const wanted = existsSync(join(data, 'sealing.key'))
    ? /Listening on \S+\n/
    : /Listening on \S+\nToken: \S+\n/;
  const child = spawn(process.execPath, [main, '--port', '0', '--data', data, ...args]);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (text += String(piece)));
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  while (!wanted.test(text)) {
    if (child.exitCode !== null) throw new Error(`The service did not start: ${text}`);
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  }
  const url = /Listening on (\S+)/.exec(text)?.[1] ?? '';
  return { child, url, token: /Token: (\S+)/.exec(text)?.[1], output: () => text, kill };
}
