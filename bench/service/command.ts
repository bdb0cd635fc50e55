import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { repository } from '../places.ts';
import type { MeasuredDatabase } from './databases.ts';

/** The command `npm start` as a separate process, with its own data. */
export interface ServiceProcess {
  readonly url: string;
  /** The token of the administrator that the first start creates. */
  readonly token: string;
  /** Milliseconds from the start of the process to the end of its first response. */
  readonly untilAnswer: number;
  /** MiB that the process holds now. */
  memory(): number;
  stop(): Promise<void>;
}

/** Starts the service on new data, and waits until it has responded to one request. */
export async function startService(database: MeasuredDatabase): Promise<ServiceProcess> {
  const address = await database.create();
  const data = mkdtempSync(join(tmpdir(), 'forge-bench-'));
  const args = [
    '--port',
    '0',
    '--control',
    '--data',
    data,
    ...(address === undefined ? [] : ['--database', address]),
  ];
  const begin = performance.now();
  const child = spawn(process.execPath, [join(repository, 'service/main.js'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(data, { recursive: true, force: true });
  };
  try {
    const found = { url: '', token: '' };
    let untilAnswer = 0;
    for await (const line of createInterface(child.stdout)) {
      const [, name, value = ''] = /^(Listening on|Token:) (.*)$/.exec(line) ?? [];
      if (name === 'Listening on') {
        found.url = value;
        await (await fetch(`${value}/-/health`)).arrayBuffer();
        untilAnswer = performance.now() - begin;
      }
      if (name === 'Token:') found.token = value;
      if (found.url !== '' && found.token !== '') break;
    }
    child.stdout.resume();
    return { ...found, untilAnswer, memory: () => residentMemory(child.pid ?? 0), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Resident memory of a process in MiB, as Linux counts it. */
function residentMemory(id: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
