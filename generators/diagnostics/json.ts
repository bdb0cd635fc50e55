import { spanOf, type Edit } from './edit.ts';
import type { Finding } from './finding.ts';
import type { Severity } from './definition.ts';
import { groupFindings } from './grouped.ts';
import { positionOf } from './located.ts';
import type { Place } from './place.ts';
import { visibleJson } from './visible.ts';

/** A finding for programs. Lines and columns count from one; absent places are absent members. */
export interface FindingRecord extends Partial<PlaceRecord> {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly cause: string;
  readonly fix: string;
  /** Number of findings with this cause, including the first; the record is that of the first. */
  readonly count: number;
  /** The places of the next findings. */
  readonly others: readonly PlaceRecord[];
  readonly related: readonly (PlaceRecord & { readonly message: string })[];
  /** The edits that correct all of the counted findings, if the intention is known. */
  readonly edits: readonly EditRecord[];
}

/** The part of a line to replace. Lines and columns count from one; the end is excluded. */
export interface EditRecord {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endColumn: number;
  /** What stands there. */
  readonly replace: string;
  readonly by: string;
}

/** A place for programs. Lines and columns count from one. */
export interface PlaceRecord {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** JSON Pointer inside the file. */
  readonly pointer: string;
}

/** The findings as records, sorted and without duplicates; those with one cause are one record. */
export function recordFindings(findings: readonly Finding[]): FindingRecord[] {
  return groupFindings(findings).map(({ finding, count, others, edits }) => {
    const { code, severity, message, at, related = [] } = finding;
    const { cause, fix } = finding.definition;
    return {
      code,
      severity,
      message,
      ...(at === undefined ? {} : recordPlace(at)),
      cause,
      fix,
      count,
      others: others.map(recordPlace),
      related: related.map((other) => ({ message: other.message, ...recordPlace(other.at) })),
      edits: edits.flatMap(recordEdit),
    };
  });
}

function recordEdit(edit: Edit): readonly EditRecord[] {
  const span = spanOf(edit);
  if (span === undefined) return [];
  const { start, end } = span;
  const { at, replace, by } = edit;
  return [{ file: at.file.path, ...start, endColumn: end.column, replace, by }];
}

/** `{ "findings": [FindingRecord] }`, indented by two, ending with a newline. */
export function renderJson(findings: readonly Finding[]): string {
  return `${visibleJson({ findings: recordFindings(findings) }, 2)}\n`;
}

/** A place for programs. */
export function recordPlace(place: Place): PlaceRecord {
  const { line, column } = positionOf(place);
  return { file: place.file.path, line, column, pointer: place.pointer };
}
