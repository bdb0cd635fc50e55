import { visibleOutput } from '../diagnostics/visible.ts';
import { UsageError } from './usage-error.ts';

export const FORMATS = ['text', 'json', 'sarif'] as const;
export type Format = (typeof FORMATS)[number];

/** What a command may know and use of the terminal it runs in. */
export interface Terminal {
  readonly format: Format;
  /** Whether standard output takes colour. */
  readonly colour: boolean;
  /** Writes to standard output: what was asked for. What acts on terminals is written out. */
  print(text: string): void;
  /** Writes to standard error: what accompanies it. */
  note(text: string): void;
  /** Tells what is being done, on a terminal and only when the whole takes longer than a second. */
  progress(stage: string): void;
  /** Ends progress. */
  done(): void;
}

export function parseFormat(value: string | undefined): Format {
  const format = FORMATS.find((known) => known === (value ?? 'text'));
  if (format === undefined)
    throw new UsageError(`--format takes ${FORMATS.join(', ')}; not ${JSON.stringify(value)}.`);
  return format;
}

/** Progress is shown after this many milliseconds. */
const PATIENCE = 1_000;

/** The terminal of this process. Colour follows NO_COLOR (no-color.org) and FORCE_COLOR, else whether it is a terminal. */
export function processTerminal(format: Format): Terminal {
  const started = performance.now();
  let isShowing = false;
  let pending: NodeJS.Timeout | undefined;
  const clear = (): void => {
    clearTimeout(pending);
    if (isShowing) process.stderr.write('\r\u001b[2K');
    isShowing = false;
  };
  return {
    format,
    colour: wantsColour(process.env, process.stdout.isTTY),
    print(text) {
      clear();
      const shown = visibleOutput(text);
      process.stdout.write(shown.endsWith('\n') ? shown : `${shown}\n`);
    },
    note(text) {
      clear();
      process.stderr.write(`${visibleOutput(text)}\n`);
    },
    progress(stage) {
      if (!process.stderr.isTTY) return;
      clearTimeout(pending);
      pending = setTimeout(
        () => {
          clear();
          process.stderr.write(`${stage} …`);
          isShowing = true;
        },
        Math.max(0, PATIENCE - (performance.now() - started)),
      );
      pending.unref();
    },
    done: clear,
  };
}

function wantsColour(environment: NodeJS.ProcessEnv, isTerminal: boolean): boolean {
  if ((environment['NO_COLOR'] ?? '') !== '') return false;
  if ((environment['FORCE_COLOR'] ?? '') !== '') return environment['FORCE_COLOR'] !== '0';
  return isTerminal && environment['TERM'] !== 'dumb';
}
