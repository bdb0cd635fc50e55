/**
 * A circle of names, each with an edge to the next and the last one to the first, or undefined if there is none. The
 * time is linear in the number of edges. Names that are not keys have no edges.
 */
export function circleOf(edges: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  for (const start of edges.keys()) {
    const path: { name: string; next: number }[] = done.has(start) ? [] : [{ name: start, next: 0 }];
    const open = new Set([start]);
    for (let frame = path.at(-1); frame !== undefined; frame = path.at(-1)) {
      const inner = edges.get(frame.name)?.[frame.next];
      frame.next += 1;
      if (inner === undefined) {
        done.add(frame.name);
        open.delete(frame.name);
        path.pop();
      } else if (open.has(inner)) {
        return path.map(({ name }) => name).slice(path.findIndex(({ name }) => name === inner));
      } else if (!done.has(inner)) {
        open.add(inner);
        path.push({ name: inner, next: 0 });
      }
    }
  }
  return undefined;
}
