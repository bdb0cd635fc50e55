import type { PathPart, PathSegment } from './model.ts';

/**
 * Splits a path template (OpenAPI 3.1, Paths Object) into segments and each segment into literal and parameter parts:
 * `/archive.{format}` is one segment of a literal `archive.` and a parameter.
 *
 * @param multi names of the path parameters whose value spans several segments
 */
export function parsePathTemplate(path: string, multi: ReadonlySet<string>): readonly PathSegment[] {
  return path
    .replace(/^\//, '')
    .split('/')
    .map((segment) => parseSegment(segment, multi));
}

function parseSegment(segment: string, multi: ReadonlySet<string>): PathSegment {
  const parts: PathPart[] = [];
  let rest = segment;
  while (rest !== '') {
    const match = /^(.*?)\{([^{}]*)\}/s.exec(rest);
    if (match === null) {
      parts.push({ kind: 'literal', text: rest });
      break;
    }
    const [whole, literal = '', name = ''] = match;
    if (literal !== '') parts.push({ kind: 'literal', text: literal });
    parts.push({ kind: 'parameter', name, multi: multi.has(name) });
    rest = rest.slice(whole.length);
  }
  return parts;
}
