import { visible } from '../diagnostics/visible.ts';
import { EXIT } from './command.ts';

/**
 * Ends the process for an unexpected error. Documents, payloads and servers cause findings, so this error is internal.
 * Options are not printed, as they may contain a token.
 */
export function endWithInternalError(error: unknown): never {
  // The reader of the output has closed it, as `head` does: this is not an error, and nobody reads a message.
  if (error instanceof Error && 'code' in error && error.code === 'EPIPE') process.exit();
  const [name = ''] = process.argv.slice(2);
  const call = /^[a-z]+$/.test(name) ? `forgespec ${name}` : 'forgespec';
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const lines = [
    `${call} could not be carried through, because of an error in forgespec itself:`,
    '',
    ...trace.split('\n').map((line) => `  ${visible(line)}`),
    '',
    'Please report it to those who gave you forgespec, with the document and this text.',
  ];
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(EXIT.internalError);
}
