import { fileURLToPath } from 'node:url';
import { visible } from '../diagnostics/visible.ts';
import { EXIT } from './command.ts';

/** The folder of the toolkit. */
const OWN = new URL('../', import.meta.url);

/**
 * Ends the process because of an exception, which is an internal error unless a configuration or a plug-in has thrown it.
 * Options are not printed, as they may contain a token.
 */
export function endWithInternalError(error: unknown): never {
  process.removeAllListeners('exit');
  // A reader such as `head` has closed the output, which is no error.
  if (error instanceof Error && 'code' in error && error.code === 'EPIPE') process.exit();
  const file = userFile(error);
  if (file === undefined) {
    printInternalError(error);
    process.exit(EXIT.internalError);
  }
  print([
    `${calledCommand()} could not be carried through, because of an error in ${visible(file)}:`,
    '',
    ...traceOf(error),
  ]);
  process.exit(EXIT.usage);
}

/** Prints an error that only a defect of the toolkit can cause. */
export function printInternalError(error: unknown): void {
  print([
    `${calledCommand()} could not be carried through, because of an error in forgespec itself:`,
    '',
    ...traceOf(error),
    '',
    'Please report it to those who gave you forgespec, with the document and this text.',
  ]);
}

/** The file of a configuration or a plug-in that threw the error, if it was not thrown inside of the toolkit. */
function userFile(error: unknown): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, url] = /^ +at .*?(file:\/\/[^\s)]+?):\d+:\d+\)?$/m.exec(stack) ?? [];
  const isOwn = url === undefined || url.startsWith(OWN.href) || url.includes('/node_modules/');
  return isOwn ? undefined : fileURLToPath(url.replace(/\?.*$/, ''));
}

function calledCommand(): string {
  const [name = ''] = process.argv.slice(2);
  return /^[a-z]+$/.test(name) ? `forgespec ${name}` : 'forgespec';
}

function traceOf(error: unknown): readonly string[] {
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return trace.split('\n').map((line) => `  ${visible(line)}`);
}

function print(lines: readonly string[]): void {
  process.stderr.write(`${lines.join('\n')}\n`);
}
