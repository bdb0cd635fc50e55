import { readFileSync } from 'node:fs';
import type { Seed } from '../generated/control/types/index.js';
import { readSeed } from './control/read-seed.ts';
import { readArguments, help } from './start/arguments.ts';
import { startForge, type RunningForge } from './start/start.ts';

/** The command `npm start`. */
const read = readArguments(process.argv.slice(2));
if (read.kind === 'help') {
  process.stdout.write(help);
} else if (read.kind === 'wrong') {
  process.stderr.write(`${read.message}\nSee npm start -- --help.\n`);
  process.exitCode = 2;
} else {
  try {
    const given = read.seed === undefined ? undefined : readSeed(readFileSync(read.seed, 'utf8'));
    const { url, token, stop, seed } = await startForge(read.options);
    if (given !== undefined && token !== undefined) await seedOrEnd({ seed, stop }, given);
    console.log(`Listening on ${url}`);
    if (token !== undefined) console.log(`Token: ${token}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        // A second signal ends the process as it always does.
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

/** A first start that fails is to be done again: its data hold nothing but an administrator whose token nobody has seen. */
async function seedOrEnd({ seed, stop }: Pick<RunningForge, 'seed' | 'stop'>, given: Seed): Promise<void> {
  try {
    await seed(given);
  } catch (error) {
    await stop();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason} Correct the seed, remove the data and start again.`, { cause: error });
  }
}
