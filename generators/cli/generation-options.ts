import { emitterNames } from '../emit/emitter-names.ts';
import { STRICT_OPTION } from './document.ts';
import { flag, valued, type CommandOption } from './option.ts';

/** The options of commands that generate. */
export const GENERATION_OPTIONS = {
  out: { short: 'o', ...valued('DIR', 'Output folder (default: generated)') },
  only: valued(
    'NAMES',
    `Only these artifacts and those that they import, comma-separated: ${emitterNames.join(', ')} (on request only)`,
  ),
  watch: { short: 'w', ...flag('Keep running, and repeat after each edit of the document') },
  ...STRICT_OPTION,
} as const satisfies Record<string, CommandOption>;
