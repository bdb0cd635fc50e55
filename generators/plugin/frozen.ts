/** Values that are frozen with all that they contain. */
const frozen = new WeakSet<object>();

/** Freezes plain data with all that it contains, and returns it: plug-ins share it with everything that runs later. */
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
