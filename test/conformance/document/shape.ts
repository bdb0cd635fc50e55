/**
 * Types as texts that are equal where the types are: members and alternatives in order, each once. What the document says
 * and what a declaration says are brought into this form by two routes, and compared.
 */

export interface Member {
  /** Undefined for all names that are not described. */
  readonly name: string | undefined;
  readonly isOptional: boolean;
  readonly shape: string;
}

export function union(shapes: readonly string[]): string {
  const parts = [...new Set(shapes.flatMap(alternatives))].toSorted();
  return parts.length === 1 ? String(parts[0]) : `(${parts.join(' | ')})`;
}

/** An alternative that is a choice itself adds its alternatives. */
function alternatives(shape: string): readonly string[] {
  if (!/^\(.* \| .*\)$/.test(shape)) return [shape];
  const parts: string[] = [];
  let depth = 0;
  let start = 1;
  for (let at = 1; at < shape.length - 1; at += 1) {
    if ('({['.includes(shape.charAt(at))) depth += 1;
    if (')}]'.includes(shape.charAt(at))) depth -= 1;
    if (depth === 0 && shape.startsWith(' | ', at)) {
      parts.push(shape.slice(start, at));
      start = at + 3;
    }
  }
  return [...parts, shape.slice(start, -1)];
}

export function intersection(shapes: readonly string[]): string {
  const parts = [...new Set(shapes)].toSorted();
  return parts.length === 1 ? String(parts[0]) : `[${parts.join(' & ')}]`;
}

export function list(items: string): string {
  return `Array<${items}>`;
}

export function object(members: readonly Member[]): string {
  const parts = members.map(
    ({ name, isOptional, shape }) =>
      `${name === undefined ? '[]' : JSON.stringify(name)}${isOptional ? '?' : ''}: ${shape}`,
  );
  return `{${parts.toSorted().join('; ')}}`;
}
