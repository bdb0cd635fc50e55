import type { PathPart, PathSegment } from './model.ts';

/** The parts of a path template before and after its `?` and `#` outside of braces. */
export interface TemplateParts {
  readonly path: string;
  /** Without its `?`; undefined where there is none. */
  readonly query: string | undefined;
}

/**
 * The parts of a path template that are sent. The part after `#` distinguishes templates in a document and is never
 * sent (RFC 9110, section 4.2.5).
 */
export function splitTemplate(template: string): TemplateParts {
  const [, path = '', query] =
    /^((?:[^?#{]|\{[^}]*(?:\}|$))*)(?:\?((?:[^#{]|\{[^}]*(?:\}|$))*))?/.exec(template) ?? [];
  return { path, query };
}

/**
 * Splits a path template (OpenAPI 3.1, Paths Object) into segments and each segment into literal and parameter parts:
 * `/archive.{format}` is one segment of a literal `archive.` and a parameter.
 *
 * @param multi names of the path parameters whose value spans several segments
 */
export function parsePathTemplate(template: string, multi: ReadonlySet<string>): readonly PathSegment[] {
  return splitTemplate(template)
    .path.replace(/^\//, '')
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
