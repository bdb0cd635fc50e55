import { basename, extname } from 'node:path';
import type { Target } from './target.ts';

/** Members that say where in the structure something stands rather than what it is. */
const structural = new Set(
  [
    'components schemas responses parameters examples requestBodies headers securitySchemes links callbacks pathItems',
    'paths content schema requestBody properties $defs definitions allOf anyOf oneOf',
  ].flatMap((line) => line.split(' ')),
);

/**
 * The name that a target would have if it were alone: the last name of its pointer where that stands in a map of
 * named things, all telling names of the pointer where it stands inside of something, the file's name for a whole
 * file. Only characters that OpenAPI allows in names (OpenAPI 3.1.1, section 4.8.7).
 */
export function wantedName({ tokens, file }: Target): string {
  const fileName = basename(file.location, extname(file.location));
  const telling = tokens.filter((token) => !structural.has(token));
  const name = telling.length === 0 ? fileName : telling.join('_');
  return name.replace(/[^A-Za-z0-9._-]+/g, '_').replace(/^_+|_+$/g, '') || 'component';
}

/** The names of a section of components, and those that are still free. */
export class FreeNames {
  readonly #taken: Set<string>;
  /** The number with which the search for a free name goes on, by the name without a number. */
  readonly #numbers = new Map<string, number>();

  constructor(taken: Iterable<string>) {
    this.#taken = new Set(taken);
  }

  /** Takes the first free name: as wanted, with the file's name before it, then numbered. */
  take(wanted: string, target: Target): string {
    const name = this.#find(wanted, target);
    this.#taken.add(name);
    return name;
  }

  #find(wanted: string, { file }: Target): string {
    if (!this.#taken.has(wanted)) return wanted;
    const fileName = basename(file.location, extname(file.location)).replace(/[^A-Za-z0-9._-]+/g, '_');
    const qualified = `${fileName}_${wanted}`;
    if (!this.#taken.has(qualified)) return qualified;
    let number = this.#numbers.get(qualified) ?? 2;
    while (this.#taken.has(`${qualified}_${number}`)) number += 1;
    this.#numbers.set(qualified, number + 1);
    return `${qualified}_${number}`;
  }
}
