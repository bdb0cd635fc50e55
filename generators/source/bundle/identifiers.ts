import type { Json } from '../document.ts';
import { memberOf } from '../member.ts';
import { escapeToken, parsePointer } from '../pointer.ts';

/**
 * `$id`, `$anchor` and `$dynamicAnchor` of the schemas of a file (JSON Schema 2020-12 Core, section 8.2). Examples
 * and other data are looked through too: what looks like an identifier there is not referred to.
 */
export class SchemaIdentifiers {
  readonly #ids = new Map<string, readonly string[]>();
  readonly #anchors = new Map<string, (readonly string[])[]>();

  constructor(root: Json) {
    const open: { value: Json; pointer: string; base: string }[] = [{ value: root, pointer: '', base: '' }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const { value, pointer } = next;
      if (value === null || typeof value !== 'object') continue;
      const id = memberOf(value, '$id');
      const base = typeof id === 'string' ? absolute(id, next.base) : next.base;
      if (typeof id === 'string') this.#ids.set(base, parsePointer(pointer) ?? []);
      for (const keyword of ['$anchor', '$dynamicAnchor']) {
        const anchor = memberOf(value, keyword);
        if (typeof anchor !== 'string') continue;
        this.#anchors.set(anchor, [...(this.#anchors.get(anchor) ?? []), parsePointer(pointer) ?? []]);
      }
      for (const [key, inner] of Object.entries(value) as [string, Json][]) {
        if (inner !== null && typeof inner === 'object')
          open.push({ value: inner, pointer: `${pointer}/${escapeToken(key)}`, base });
      }
    }
  }

  /** Member names that lead to the schema which a reference standing at `from` names by `$id`. */
  find(resource: string, from: readonly string[]): readonly string[] | undefined {
    if (this.#ids.size === 0) return undefined;
    const base = this.#baseOf(from);
    return this.#ids.get(resource === '' ? base : absolute(resource, base));
  }

  /** Member names that lead to the schemas with an anchor. */
  anchors(name: string): readonly (readonly string[])[] {
    return this.#anchors.get(name) ?? [];
  }

  /** The `$id` of the innermost schema around a place that has one. */
  #baseOf(from: readonly string[]): string {
    let best: { base: string; depth: number } = { base: '', depth: -1 };
    for (const [base, tokens] of this.#ids) {
      const around = tokens.length <= from.length && tokens.every((token, index) => token === from[index]);
      if (around && tokens.length > best.depth) best = { base, depth: tokens.length };
    }
    return best.base;
  }
}

/** An identifier resolved against another; relative ones of a file without a base keep to themselves. */
function absolute(id: string, base: string): string {
  const text = id.replace(/#$/, '');
  return URL.parse(text, base === '' ? undefined : base)?.href ?? text;
}
