import { emitterNames } from '../emit/names.ts';
import type { CommandOption } from './command.ts';
import { STRICT_OPTION } from './document.ts';

/** Options that `generate` and `check` share: both need the same output. */
export const GENERATION_OPTIONS = {
  out: { type: 'string', short: 'o', value: 'DIR', summary: 'Output folder (default: generated)' },
  only: {
    type: 'string',
    value: 'NAMES',
    summary: `Only these artifacts and those that they import; comma-separated: ${emitterNames.join(', ')}`,
  },
  watch: { type: 'boolean', short: 'w', summary: 'Keep running, and repeat after each edit of the document' },
  ...STRICT_OPTION,
} as const satisfies Record<string, CommandOption>;
