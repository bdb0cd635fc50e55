import type { Node } from 'ts-morph';
import type { Span } from './edits.ts';

/** A line of a comment that names the operation of a handler. The span is that of method and path. */
export interface Anchor extends Span {
  readonly endpoint: string;
  readonly comment: Span;
}

const MARK = '// Not in the document any more:';

/** Method and path alone on a line of a comment, with or without backticks. */
const ANCHOR_LINE =
  /^[ \t]*(?:\/\*\*?|\*|\/\/)?[ \t]*`?(?<endpoint>(?:GET|PUT|POST|DELETE|OPTIONS|HEAD|PATCH|TRACE) \/.*?)`?[ \t]*(?:\*\/)?$/d;

/** The comments between a node and the node before it. */
export function commentsBefore(node: Node): readonly Span[] {
  return node
    .getLeadingCommentRanges()
    .map((comment) => ({ start: comment.getPos(), end: comment.getEnd() }));
}

/** The last anchor in comments: earlier lines may be the summary of the operation. */
export function findAnchor(text: string, comments: readonly Span[]): Anchor | undefined {
  return comments.flatMap((comment) => anchorsIn(text, comment)).at(-1);
}

/** The comment line that marks the handler of an operation that was removed. */
export function findMark(text: string, comments: readonly Span[]): Span | undefined {
  return comments.find(({ start }) => text.startsWith(MARK, start));
}

/** @param removed endpoint of an operation, or name of a handler or type */
export function printMark(removed: string): string {
  return `${MARK} ${removed}`;
}

/** The name in a mark; undefined for other comments. */
export function readMark(comment: string): string | undefined {
  return comment.startsWith(MARK) ? comment.slice(MARK.length).trim() : undefined;
}

function anchorsIn(text: string, comment: Span): readonly Anchor[] {
  const anchors: Anchor[] = [];
  let start = comment.start;
  for (const line of text.slice(comment.start, comment.end).split('\n')) {
    const found = ANCHOR_LINE.exec(line.replace(/\r$/, ''));
    const endpoint = found?.groups?.['endpoint'];
    const [from, to] = found?.indices?.groups?.['endpoint'] ?? [];
    if (endpoint !== undefined && from !== undefined && to !== undefined)
      anchors.push({ endpoint, comment, start: start + from, end: start + to });
    start += line.length + 1;
  }
  return anchors;
}
