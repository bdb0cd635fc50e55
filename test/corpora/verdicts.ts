import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { ExampleCase } from './examples.ts';

/** The result of running the validators of a document on its own examples, one verdict per example. */
export type Verdicts = readonly boolean[];

/** Imports all programs of a folder and runs the examples, in a process that holds nothing else. */
export function runExamples(folder: string, cases: readonly ExampleCase[]): Promise<Verdicts> {
  return new Promise((resolve, reject) => {
    const script = join(import.meta.dirname, 'run-validators.ts');
    const child = execFile(process.execPath, [script, folder], { maxBuffer: 2 ** 26 }, (error, stdout) => {
      if (error === null) resolve(JSON.parse(stdout) as Verdicts);
      else reject(error);
    });
    child.stdin?.end(JSON.stringify(cases));
  });
}
