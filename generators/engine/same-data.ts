import type { Place } from '../diagnostics/place.ts';

/**
 * Compares values of a new model with those of an old one, as returned by `reads` of units. The order of members
 * counts, as outputs keep it. Units read the same objects again and again, so each is compared once.
 */
export class Comparison {
  readonly #compared = new WeakMap<object, { readonly old: object; readonly same: boolean }>();

  /** Compares lists that are made anew for each model, without remembering the result. */
  sameItems(old: readonly unknown[], now: readonly unknown[]): boolean {
    return old.length === now.length && now.every((item, index) => this.same(old[index], item));
  }

  /** Recursion is bounded by the maximum depth of documents. */
  same(old: unknown, now: unknown): boolean {
    if (Object.is(old, now)) return true;
    if (typeof old !== 'object' || typeof now !== 'object' || old === null || now === null) return false;
    const known = this.#compared.get(now);
    if (known?.old === old) return known.same;
    const same = this.#sameMembers(old, now);
    this.#compared.set(now, { old, same });
    return same;
  }

  #sameMembers(old: object, now: object): boolean {
    if (Array.isArray(old) || Array.isArray(now))
      return Array.isArray(old) && Array.isArray(now) && this.sameItems(old, now);
    const names = Object.keys(now);
    const before = Object.keys(old);
    if (names.length !== before.length) return false;
    if (!isPlain(now))
      return isPlace(old) && isPlace(now) && sameText(old, now) && this.same(old.file, now.file);
    return names.every(
      (name, index) => name === before[index] && this.same(Reflect.get(old, name), Reflect.get(now, name)),
    );
  }
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
}

/** Places are the only objects in a model whose contents are computed when they are needed. */
function isPlace(value: object): value is Place {
  return 'pointer' in value && 'file' in value;
}

function sameText(old: Place, now: Place): boolean {
  return old.pointer === now.pointer;
}
