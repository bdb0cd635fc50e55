import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The resources of a process, from its start to its end. */
export interface Usage {
  readonly seconds: number;
  /** Seconds of all processors together. */
  readonly processor: number;
  /** Peak memory, in MiB. */
  readonly peak: number;
}

/** Runs a script on this Node and discards its output. Throws if it fails. */
export async function measureProcess(arguments_: readonly string[], folder: string): Promise<Usage> {
  const usageFile = join(folder, 'usage.json');
  rmSync(usageFile, { force: true });
  const watch = join(import.meta.dirname, 'report-usage.ts');
  const begin = performance.now();
  const child = spawn(process.execPath, ['--import', watch, ...arguments_], {
    env: { ...process.env, BENCH_USAGE: usageFile },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const complaints: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => complaints.push(text));
  const [code] = (await once(child, 'close')) as [number | null];
  const seconds = (performance.now() - begin) / 1_000;
  if (code !== 0) throw new Error(`${arguments_.join(' ')} ended with ${code}\n${complaints.join('')}`);
  return { seconds, ...(JSON.parse(readFileSync(usageFile, 'utf8')) as Omit<Usage, 'seconds'>) };
}

/** Runs a script in a folder, and returns its output. Throws if it fails. */
export async function runForText(arguments_: readonly string[], folder = process.cwd()): Promise<string> {
  const child = spawn(process.execPath, arguments_, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const texts: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => texts.push(text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${arguments_.join(' ')} ended with ${code}`);
  return texts.join('');
}

/** Runs a script that prints one JSON value. */
export async function runForJson<T>(arguments_: readonly string[]): Promise<T> {
  return JSON.parse(await runForText(arguments_)) as T;
}
