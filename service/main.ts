import { readArguments, help } from './start/arguments.ts';
import { startForge } from './start/start.ts';

/** The command `npm start`. */
const read = readArguments(process.argv.slice(2));
if (read.kind === 'help') {
  process.stdout.write(help);
} else if (read.kind === 'wrong') {
  process.stderr.write(`${read.message}\nSee npm start -- --help.\n`);
  process.exitCode = 2;
} else {
  try {
    const { url, token, stop } = await startForge(read.options);
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
