import { createRequire } from 'node:module';

type Program = typeof import('../../generators/cli/run.ts');

const load = createRequire(import.meta.url);
// It takes the folder in which it is loaded for its own, so it is loaded before calls are made in other folders.
load('esbuild');
// Loaded by Node, as in a process of its own: also the configurations and plug-ins that a call imports.
const { run } = load('../../generators/cli/run.ts') as Program;

/** How a call ended, and what it printed. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The call that is running. */
let running: string | undefined;

/**
 * Runs `forgespec` with the words of a call in this process, whose working folder is another one meanwhile. So there is
 * one call at a time.
 */
export async function runInProcess(
  words: readonly string[],
  { cwd, env }: { readonly cwd: string; readonly env: Readonly<NodeJS.ProcessEnv> },
): Promise<Ended> {
  if (running !== undefined) throw new Error(`Two calls at once need processes of their own: ${running}`);
  running = words.join(' ');
  const printed = { stdout: '', stderr: '' };
  const stream = (name: keyof typeof printed) => ({
    isTTY: false,
    write: (text: string) => (printed[name] += text),
  });
  const before = process.cwd();
  process.chdir(cwd);
  try {
    const code = await run(words, { stdout: stream('stdout'), stderr: stream('stderr'), env });
    return { code, ...printed };
  } finally {
    process.chdir(before);
    running = undefined;
  }
}
