import type { Operation, PathSegment } from '../../model/model.ts';

/** Whether the path of an operation is that of a list with one parameter added. */
export function isItemOf(item: Operation, list: Operation): boolean {
  return (
    item.segments.length === list.segments.length + 1 &&
    nameParameter(item) !== undefined &&
    startsWithPath(item, list)
  );
}

/** Whether the path of an operation begins with that of another one, regardless of the names of parameters. */
export function startsWithPath({ segments }: Operation, list: Operation): boolean {
  return list.segments.every((segment, index) => shapeOf(segment) === shapeOf(segments[index] ?? []));
}

function shapeOf(segment: PathSegment): string {
  return JSON.stringify(segment.map((part) => (part.kind === 'literal' ? part.text : null)));
}

/** The parameter that is the whole last segment. */
export function nameParameter({ segments }: Operation): string | undefined {
  const [part, ...others] = segments.at(-1) ?? [];
  return part?.kind === 'parameter' && !part.multi && others.length === 0 ? part.name : undefined;
}

/** Members of a body that may have the value of a path parameter: its name, its last word, and perhaps `id` and `name`. */
export function namesFor(parameter: string): {
  readonly sure: readonly string[];
  readonly guessed: readonly string[];
} {
  const last =
    parameter
      .split(/_|(?<=[a-z])(?=[A-Z])/)
      .at(-1)
      ?.toLowerCase() ?? parameter;
  const sure = [...new Set([parameter, last])];
  return { sure, guessed: ['id', 'name'].filter((name) => !sure.includes(name)) };
}
