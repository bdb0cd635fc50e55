import { visibleOutput } from '../diagnostics/visible.ts';
import type { ProcessContext } from './process-context.ts';
import { wrongValue } from './usage-error.ts';

export const FORMATS = ['text', 'json', 'sarif'] as const;
export type Format = (typeof FORMATS)[number];

/** The terminal of a call. */
export interface Terminal {
  readonly format: Format;
  /** Whether standard output supports colour. */
  readonly colour: boolean;
  /** Writes the result to standard output. Characters that control terminals are escaped. */
  print(text: string): void;
  /** Writes messages to standard error. */
  note(text: string): void;
  /** Shows the current stage, only on a terminal and if the command takes longer than a second. */
  progress(stage: string): void;
  /** Ends progress. */
  done(): void;
}

export function parseFormat(value: string | undefined): Format {
  const format = FORMATS.find((each) => each === (value ?? 'text'));
  if (format === undefined) throw wrongValue('format', FORMATS.join(', '), value);
  return format;
}

/** Milliseconds after which progress is shown. */
const PROGRESS_DELAY = 1_000;

/**
 * The terminal of a call. Colour depends on NO_COLOR (no-color.org) and FORCE_COLOR, otherwise on whether standard output
 * is a terminal.
 */
export function openTerminal(format: Format, context: ProcessContext): Terminal {
  const started = performance.now();
  let isShowing = false;
  let pending: NodeJS.Timeout | undefined;
  const clear = (): void => {
    clearTimeout(pending);
    if (isShowing) context.stderr.write('\r\u001b[2K');
    isShowing = false;
  };
  return {
    format,
    colour: wantsColour(context.env, context.stdout.isTTY),
    print(text) {
      clear();
      const shown = visibleOutput(text);
      context.stdout.write(shown.endsWith('\n') ? shown : `${shown}\n`);
    },
    note(text) {
      clear();
      context.stderr.write(`${visibleOutput(text)}\n`);
    },
    progress(stage) {
      if (!context.stderr.isTTY) return;
      clearTimeout(pending);
      pending = setTimeout(
        () => {
          clear();
          context.stderr.write(`${stage} …`);
          isShowing = true;
        },
        Math.max(0, PROGRESS_DELAY - (performance.now() - started)),
      );
      pending.unref();
    },
    done: clear,
  };
}

function wantsColour(environment: ProcessContext['env'], isTerminal: boolean): boolean {
  if ((environment['NO_COLOR'] ?? '') !== '') return false;
  if ((environment['FORCE_COLOR'] ?? '') !== '') return environment['FORCE_COLOR'] !== '0';
  return isTerminal && environment['TERM'] !== 'dumb';
}
