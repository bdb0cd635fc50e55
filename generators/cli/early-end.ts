import { EXIT } from './command.ts';
import { printInternalError } from './internal-error.ts';

/** The exit code of Node where nothing is left that could settle an awaited promise. */
const UNSETTLED = 13;

/**
 * Reports an end of the process before the command has ended, which would look like success: a configuration or a
 * plug-in has called `process.exit`. Returns the function to call when the command has ended.
 */
export function watchForEarlyEnd(): () => void {
  process.on('exit', report);
  return () => void process.off('exit', report);
}

function report(code: number): void {
  // Errors were reported where they occurred.
  if (code !== EXIT.fine && code !== UNSETTLED) return;
  if (code === UNSETTLED) {
    process.exitCode = EXIT.internalError;
    printInternalError(new Error('Nothing is left to do, but the command has not ended.'));
    return;
  }
  process.exitCode = EXIT.usage;
  process.stderr.write(
    'forgespec was ended before its command: a configuration or a plug-in calls process.exit.\n',
  );
}
