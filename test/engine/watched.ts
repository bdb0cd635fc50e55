/** A value that notes which of its members are read, at any depth. */
export class Watched {
  /** The objects of which members were read. */
  readonly read = new Set<object>();
  readonly #proxies = new WeakMap<object, object>();
  readonly #originals = new WeakMap<object, object>();

  /** The value with everything in it watched; the same object always gives the same proxy. */
  watch<T>(value: T): T {
    if (typeof value !== 'object' || value === null || this.#originals.has(value)) return value;
    const known = this.#proxies.get(value);
    // A proxy has the type of what stands behind it.
    if (known !== undefined) return known as T;
    const proxy = new Proxy(value, {
      get: (target, key) => {
        this.read.add(target);
        return this.watch<unknown>(Reflect.get(target, key));
      },
      getOwnPropertyDescriptor: (target, key) => {
        this.read.add(target);
        const found = Reflect.getOwnPropertyDescriptor(target, key);
        return found === undefined ? undefined : { ...found, value: this.watch<unknown>(found.value) };
      },
      ownKeys: (target) => {
        this.read.add(target);
        return Reflect.ownKeys(target);
      },
    });
    this.#proxies.set(value, proxy);
    this.#originals.set(proxy, value);
    return proxy;
  }

  /** The objects in some values, themselves included, without their watching proxies. */
  objectsIn(values: readonly unknown[]): ReadonlySet<object> {
    const found = new Set<object>();
    const open = [...values];
    while (open.length > 0) {
      const next = open.pop();
      if (typeof next !== 'object' || next === null) continue;
      const original = this.#originals.get(next) ?? next;
      if (found.has(original)) continue;
      found.add(original);
      open.push(...Object.values(original));
    }
    return found;
  }
}
