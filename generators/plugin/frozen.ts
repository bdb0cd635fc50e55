/** Objects that are frozen with their contents. */
const frozen = new WeakSet<object>();

/** Freezes plain data with its contents, so that plug-ins cannot change it, and returns it. */
export function frozenData<Data extends object>(data: Data): Data {
  const open: object[] = [data];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (frozen.has(next)) continue;
    frozen.add(Object.freeze(next));
    for (const value of Object.values(next) as readonly unknown[])
      if (typeof value === 'object' && value !== null) open.push(value);
  }
  return data;
}
