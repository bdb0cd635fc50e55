import { EXIT } from './command.ts';
import { printInternalError } from './internal-error.ts';

/** The exit code of Node if a top-level await is never settled. */
const UNSETTLED = 13;

/**
 * Reports that the process ends before the command, as by `process.exit` of a configuration or a plug-in, which would look
 * like success. Returns the function to call when the command has ended.
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
