/** Keeps the result for each object as long as the object is used: what it is made from does not change. */
export function oncePer<From extends object, Found extends {}>(
  find: (from: From) => Found,
): (from: From) => Found {
  const known = new WeakMap<From, Found>();
  return (from) => {
    const before = known.get(from);
    if (before !== undefined) return before;
    const found = find(from);
    known.set(from, found);
    return found;
  };
}

/** Creates a value at its first use. */
export function once<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}
