import { visible } from '../diagnostics/visible.ts';
import { EXIT } from './command.ts';

/**
 * Ends the process for an error that nobody expected: documents, payloads and servers give findings, so it is an
 * internal one. Options are not printed, as they may hold a token.
 */
export function endWithInternalError(error: unknown): never {
  // Who reads the output has gone, as `head` does: nothing is wrong, and nobody is left to tell.
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
