import type { Emitter } from '../emit/emitter.ts';
import { emitterNames } from '../emit/names.ts';
import { emitters } from '../emit/registry.ts';
import { stringOption, type OptionValues } from './command.ts';
import { UsageError } from './usage-error.ts';

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
    throw new UsageError(`--only knows ${emitterNames.join(', ')}; not ${JSON.stringify(unknown)}.`);
  }
  return emitters.filter(({ name }) => names.includes(name));
}
