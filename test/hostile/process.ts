import { execFile } from 'node:child_process';

/** Runs a script on this Node in a process of its own; its output is what it wrote to either stream. */
export function runNode(
  arguments_: readonly string[],
): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, arguments_, { maxBuffer: 2 ** 26 }, (_, stdout, stderr) => {
      resolve({ code: child.exitCode ?? 1, output: stdout + stderr });
    });
  });
}
