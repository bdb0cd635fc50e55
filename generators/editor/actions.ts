import type { CodeAction, Diagnostic, TextEdit } from 'vscode-languageserver-protocol';
import { spanOf, type Edit } from '../diagnostics/edit.ts';
import type { Place } from '../diagnostics/place.ts';
import type { FileView } from './views.ts';

/** An edit that a finding proposes, with the text that it replaces. */
export interface Correction extends TextEdit {
  readonly found: string;
}

/** Quick fixes for findings, unless the text to replace has changed. */
export function actionsFor(
  diagnostics: readonly Diagnostic[],
  { content }: FileView,
  uri: string,
): readonly CodeAction[] {
  return diagnostics.flatMap((diagnostic) =>
    correctionsOf(diagnostic).flatMap(({ range, newText, found }) => {
      const rest = content.text.slice(content.offsetAt(range.start));
      const isUnchanged = rest.startsWith(found) && !/[\w$.-]/.test(rest.charAt(found.length));
      if (!isUnchanged) return [];
      return [
        {
          title: `Replace it by ${newText}`,
          kind: 'quickfix',
          diagnostics: [diagnostic],
          isPreferred: true,
          edit: { changes: { [uri]: [{ range, newText }] } },
        },
      ];
    }),
  );
}

/** The edits of a finding in its own file. They are the `data` of diagnostics, which editors send back. */
export function correctionsIn(place: Place | undefined, edits: readonly Edit[]): readonly Correction[] {
  return edits.flatMap((edit) => {
    const span = edit.at.file === place?.file ? spanOf(edit) : undefined;
    if (span === undefined) return [];
    const start = { line: span.start.line - 1, character: span.start.column - 1 };
    const end = { line: span.end.line - 1, character: span.end.column - 1 };
    return [{ range: { start, end }, newText: edit.by, found: edit.replace }];
  });
}

/** The corrections of a diagnostic; none for diagnostics of other programs. */
export function correctionsOf({ source, data }: Diagnostic): readonly Correction[] {
  return source === 'forgespec' && Array.isArray(data) ? (data as Correction[]) : [];
}
