import type { Diagnostic, Range } from 'vscode-languageserver-protocol';
import { correctionsOf } from './actions.ts';

/** Diagnostics after an edit of their text: those below it move with their lines, those in edited lines are removed. */
export function movedDiagnostics(
  diagnostics: readonly Diagnostic[],
  before: string,
  after: string,
): readonly Diagnostic[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let first = 0;
  while (first < old.length && first < now.length && old[first] === now[first]) first += 1;
  let last = 0;
  const most = Math.min(old.length, now.length) - first;
  while (last < most && old[old.length - 1 - last] === now[now.length - 1 - last]) last += 1;
  const by = now.length - old.length;
  return diagnostics.flatMap((each) => {
    const { start, end } = each.range;
    if (end.line < first) return [each];
    if (start.line < old.length - last) return [];
    const corrections = correctionsOf(each);
    const data = corrections.map((edit) => ({ ...edit, range: below(edit.range, by) }));
    return [{ ...each, range: below(each.range, by), ...(data.length === 0 ? {} : { data }) }];
  });
}

function below({ start, end }: Range, lines: number): Range {
  return { start: { ...start, line: start.line + lines }, end: { ...end, line: end.line + lines } };
}
