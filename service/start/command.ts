import { readFileSync } from 'node:fs';
import type { Seed } from '../../generated/control/types/index.js';
import { readSeed } from '../control/read-seed.ts';
import { SeedRefusal } from '../control/seed-refusal.ts';
import { readArguments, help } from './arguments.ts';
import { CannotStart, explaining } from './cannot-start.ts';
import { startForge, type RunningForge } from './start.ts';

/** The command `npm start`: prints where the service listens, or why it does not (exit code 1; 2 for wrong arguments). */
export async function runCommand(args: readonly string[]): Promise<void> {
  const read = readArguments(args);
  if (read.kind === 'help') {
    process.stdout.write(help);
  } else if (read.kind === 'wrong') {
    process.stderr.write(`${read.message}\nSee npm start -- --help.\n`);
    process.exitCode = 2;
  } else {
    // Files that the service and its processes of git create are for its user alone.
    process.umask(0o077);
    try {
      const given = read.seed === undefined ? undefined : await seedOf(read.seed);
      const { url, token, stop, seed } = await startForge(read.options);
      if (given !== undefined && token !== undefined) await seedOrEnd({ seed, stop }, given);
      console.log(`Listening on ${url}`);
      if (token !== undefined) console.log(`Token: ${token}`);
      for (const signal of ['SIGINT', 'SIGTERM'] as const) {
        process.once(signal, () => {
          // A second signal ends the process in the default way.
          void stop().then(() => process.exit(0));
        });
      }
    } catch (error) {
      process.stderr.write(
        `The service cannot start: ${error instanceof Error ? error.message : String(error)}\n`,
      );
      process.exitCode = 1;
    }
  }
}

async function seedOf(file: string): Promise<Seed> {
  const denied = `${file} cannot be read. Give the user of the service the right to, or correct --seed.`;
  const remedies = {
    ENOENT: `There is no file ${file}. Correct --seed.`,
    ENOTDIR: `There is no file ${file}. Correct --seed.`,
    EISDIR: `${file} is a folder. --seed takes a file in YAML or JSON.`,
    EACCES: denied,
    EPERM: denied,
  };
  const text = await explaining(remedies, () => readFileSync(file, 'utf8'));
  try {
    return readSeed(text);
  } catch (error) {
    throw error instanceof SeedRefusal
      ? new CannotStart(`${file}: ${error.message}`, { cause: error })
      : error;
  }
}

/** A first start that fails must be repeated: its data contain only an administrator whose token was never shown. */
async function seedOrEnd({ seed, stop }: Pick<RunningForge, 'seed' | 'stop'>, given: Seed): Promise<void> {
  try {
    await seed(given);
  } catch (error) {
    await stop();
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotStart(`${reason} Correct the seed, remove the data and start again.`, { cause: error });
  }
}
