import { basename, extname } from 'node:path';
import { isObject } from '../../../json/member.ts';
import type { Target } from './target.ts';

/** Members that state a position in the structure rather than a name. */
const structural = new Set(
  [
    'components schemas responses parameters examples requestBodies headers securitySchemes links callbacks pathItems',
    'paths content schema requestBody properties $defs definitions allOf anyOf oneOf',
  ].flatMap((line) => line.split(' ')),
);

/**
 * The preferred name of a target. It is the last name of its pointer if that is a key in a map. Inside other objects,
 * it has all meaningful names of the pointer. For a whole file, it is the file's name, and for an alternative of a file
 * its title, or the file's name with its number. It has only characters that OpenAPI allows in names (OpenAPI 3.1.1,
 * section 4.8.7).
 */
export function wantedName({ tokens, file, value, parent }: Target): string {
  const telling = tokens.filter((token) => !structural.has(token));
  const isListed = Array.isArray(parent) && telling.every((token) => /^\d+$/.test(token));
  const title = isListed && isObject(value) ? value['title'] : undefined;
  if (typeof title === 'string') return allowedName(title);
  const fileName = basename(file.location, extname(file.location));
  return allowedName((telling.length === 0 || isListed ? [fileName, ...telling] : telling).join('_'));
}

function allowedName(text: string): string {
  return text.replace(/[^A-Za-z0-9._-]+/g, '_').replace(/^_+|(?<!_)_+$/g, '') || 'component';
}

/** The used names of a section of components. */
export class FreeNames {
  readonly #taken: Set<string>;
  /** The number to try next for a free name, by the name without a number. */
  readonly #numbers = new Map<string, number>();

  constructor(taken: Iterable<string>) {
    this.#taken = new Set(taken);
  }

  /** Takes the first free name: the wanted one, then with the file's name before it, then numbered. */
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
