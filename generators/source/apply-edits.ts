import { spanOf, type Edit } from '../diagnostics/edit.ts';
import { contentOf } from '../diagnostics/source-file.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { lineStarts } from './parse/line-index.ts';

/** A file after its edits. */
export interface EditedFile {
  readonly path: string;
  /** The contents of the file when it was read. */
  readonly before: string;
  readonly after: string;
  readonly edits: number;
}

/**
 * The files of a document after the edits of findings, without duplicates. Edits whose expected text is not there are
 * left out.
 */
export function applyEdits(findings: readonly Finding[]): readonly EditedFile[] {
  const byPath = Map.groupBy(
    findings.flatMap(({ edits = [] }) => edits),
    ({ at }) => at.file.path,
  );
  return [...byPath].flatMap(([path, edits]) => {
    const [first] = edits;
    if (first === undefined) return [];
    const { text: before } = contentOf(first.at.file);
    const spans = spansOf(before, edits);
    let after = '';
    let done = 0;
    for (const { from, to, by } of spans) {
      after += before.slice(done, from) + by;
      done = to;
    }
    return spans.length === 0
      ? []
      : [{ path, before, after: after + before.slice(done), edits: spans.length }];
  });
}

/** Offsets of edits, in the order of the text, without duplicates. */
function spansOf(text: string, edits: readonly Edit[]): readonly { from: number; to: number; by: string }[] {
  const starts = lineStarts(text);
  const spans = new Map<number, { from: number; to: number; by: string }>();
  for (const edit of edits) {
    const span = spanOf(edit);
    if (span === undefined) continue;
    const from = (starts[span.start.line - 1] ?? 0) + span.start.column - 1;
    spans.set(from, { from, to: from + edit.replace.length, by: edit.by });
  }
  return [...spans.values()].toSorted((left, right) => left.from - right.from);
}
