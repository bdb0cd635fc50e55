import type { CodeAction, Diagnostic, TextEdit } from 'vscode-languageserver-protocol';
import { spanOf, type Edit } from '../diagnostics/edit.ts';
import type { Place } from '../diagnostics/place.ts';
import type { FileView } from './views.ts';

/** An edit that a finding proposes, with the text that it expects there. */
export interface Correction extends TextEdit {
  readonly found: string;
}

/**
 * Quick fixes for findings: they replace an unknown name or value with the one that was probably meant. A finding whose
 * text has changed since has none.
 */
export function actionsFor(
  diagnostics: readonly Diagnostic[],
  { content }: FileView,
  uri: string,
): readonly CodeAction[] {
  return diagnostics.flatMap((diagnostic) =>
    correctionsOf(diagnostic).flatMap(({ range, newText, found }) => {
      const written = content.text.slice(content.offsetAt(range.start));
      const isThere = written.startsWith(found) && !/[\w$.-]/.test(written.charAt(found.length));
      if (!isThere) return [];
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

/** The edits of a finding in the file where it is shown. Diagnostics carry them as `data`, which editors send back. */
export function correctionsIn(place: Place | undefined, edits: readonly Edit[]): readonly Correction[] {
  return edits.flatMap((edit) => {
    const span = edit.at.file === place?.file ? spanOf(edit) : undefined;
    if (span === undefined) return [];
    const start = { line: span.start.line - 1, character: span.start.column - 1 };
    const end = { line: span.end.line - 1, character: span.end.column - 1 };
    return [{ range: { start, end }, newText: edit.by, found: edit.replace }];
  });
}

/** The corrections of a diagnostic of ours; `data` of another program's diagnostics is unknown. */
export function correctionsOf({ source, data }: Diagnostic): readonly Correction[] {
  return source === 'forgespec' && Array.isArray(data) ? (data as Correction[]) : [];
}
