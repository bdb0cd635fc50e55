import { finding } from '../../../diagnostics/catalog.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import type { Places } from '../../../diagnostics/place.ts';
import type { Json, JsonObject } from '../../../json/json.ts';
import { limits } from '../../files/limits.ts';
import { isObject, setMember } from '../../../json/member.ts';
import { cloneValue } from './clone.ts';

/** The targets that were copied around a part, innermost first. */
export interface Copied {
  readonly id: string;
  readonly around: Copied | undefined;
  readonly depth: number;
}

export function isCopied(innermost: Copied | undefined, id: string): boolean {
  for (let each = innermost; each !== undefined; each = each.around) if (each.id === id) return true;
  return false;
}

/** Copies the targets of references. One limit applies to the values of all copies together. */
export class Copies {
  readonly #places: Places;
  readonly #findings: Finding[];
  #values = 0;

  /** @param findings where findings are added */
  constructor(places: Places, findings: Finding[]) {
    this.#places = places;
    this.#findings = findings;
  }

  /** A copy of a value; undefined if it exceeds the limit. */
  of(value: Json): Json | undefined {
    const clone = cloneValue(value, this.#places, limits.copiedValues - this.#values);
    this.#values += clone?.size ?? 0;
    return clone?.copy;
  }

  /** The copy with the fields beside the reference. */
  overlay(copy: Json, holder: JsonObject): Json {
    const beside = Object.entries(holder).filter(([name]) => name !== '$ref');
    if (beside.length === 0 || !isObject(copy)) return copy;
    const replaced = beside.map(([name]) => name).filter((name) => Object.hasOwn(copy, name));
    if (replaced.length > 0) {
      const names = replaced.map((name) => JSON.stringify(name)).join(', ');
      this.#findings.push(finding('source/overridden-reference', { names }, this.#places.of(holder)));
    }
    for (const [name, value] of beside) setMember(copy, name, value);
    return copy;
  }
}
