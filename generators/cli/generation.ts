import type { Emitter } from '../emit/emitter.ts';
import { emitters } from '../emit/registry.ts';
import { stringOption, type CommandOption, type OptionValues } from './command.ts';
import { UsageError } from './usage-error.ts';

/** Options that `generate` and `check` share: both ask for the same output. */
export const GENERATION_OPTIONS = {
  out: { type: 'string', short: 'o', value: 'DIR', summary: 'Output folder (default: generated)' },
  only: {
    type: 'string',
    value: 'NAMES',
    summary: `Some artifacts only, comma-separated: ${emitters.map(({ name }) => name).join(', ')}`,
  },
} as const satisfies Record<string, CommandOption>;

export function outputFolder(values: OptionValues): string {
  return stringOption(values, 'out') ?? 'generated';
}

/** The emitters that `--only` names, all without it. */
export function chosenEmitters(values: OptionValues): readonly Emitter[] {
  const only = stringOption(values, 'only');
  if (only === undefined) return emitters;
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !emitters.some((emitter) => emitter.name === name));
  if (unknown !== undefined) {
    throw new UsageError(
      `--only knows ${emitters.map(({ name }) => name).join(', ')}; not ${JSON.stringify(unknown)}.`,
    );
  }
  return emitters.filter(({ name }) => names.includes(name));
}
