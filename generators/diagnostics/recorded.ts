import { catalog } from './catalog.ts';
import type { FindingDefinition } from './definition.ts';
import type { Finding } from './finding.ts';
import type { Severity } from './definition.ts';
import type { Place, Position } from './place.ts';
import { contentOf, sourceFile } from './source-file.ts';

/** A finding as plain data, from which it can be restored. */
export interface FindingOfRun {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly group?: string;
  readonly at?: PlaceOfRun;
  readonly related?: readonly { readonly message: string; readonly at: PlaceOfRun }[];
  readonly edits?: readonly { readonly at: PlaceOfRun; readonly replace: string; readonly by: string }[];
}

/** A place with its computed positions: those of a value and of its name. */
interface PlaceOfRun {
  readonly path: string;
  readonly pointer: string;
  readonly value: Position;
  readonly name: Position;
  /** Whether the contents of the file are known. */
  readonly hasText: boolean;
}

const definitions: ReadonlyMap<string, FindingDefinition<never>> = new Map(Object.entries(catalog));

/** Findings as plain data; undefined where one is not from the toolkit itself. */
export function recordFindings(findings: readonly Finding[]): readonly FindingOfRun[] | undefined {
  if (findings.some(({ code, definition }) => definitions.get(code) !== definition)) return undefined;
  return findings.map(({ code, severity, message, group, at, related, edits }) => ({
    code,
    severity,
    message,
    ...(group === undefined ? {} : { group }),
    ...(at === undefined ? {} : { at: recordPlace(at) }),
    ...(related === undefined
      ? {}
      : { related: related.map((each) => ({ message: each.message, at: recordPlace(each.at) })) }),
    ...(edits === undefined ? {} : { edits: edits.map((edit) => ({ ...edit, at: recordPlace(edit.at) })) }),
  }));
}

/**
 * The findings of a record.
 * @param textOf the contents of a file, by its displayed path
 * @returns undefined where a finding or a text is unknown
 */
export function readFindings(
  records: readonly FindingOfRun[],
  textOf: (path: string) => string | undefined,
): readonly Finding[] | undefined {
  const findings: Finding[] = [];
  for (const { at, related, edits, ...record } of records) {
    const definition = definitions.get(record.code);
    const places = [
      ...(at === undefined ? [] : [at]),
      ...[...(related ?? []), ...(edits ?? [])].map((each) => each.at),
    ];
    if (definition === undefined || places.some(({ path, hasText }) => hasText && textOf(path) === undefined))
      return undefined;
    const place = (given: PlaceOfRun): Place =>
      readPlace(given, given.hasText ? (textOf(given.path) ?? '') : '');
    findings.push({
      ...record,
      definition,
      ...(at === undefined ? {} : { at: place(at) }),
      ...(related === undefined
        ? {}
        : { related: related.map((each) => ({ message: each.message, at: place(each.at) })) }),
      ...(edits === undefined ? {} : { edits: edits.map((edit) => ({ ...edit, at: place(edit.at) })) }),
    });
  }
  return findings;
}

function recordPlace({ file, pointer }: Place): PlaceOfRun {
  const { text, locate } = contentOf(file);
  return {
    path: file.path,
    pointer,
    value: locate(pointer),
    name: locate(pointer, { key: true }),
    hasText: text !== '',
  };
}

function readPlace({ path, pointer, value, name }: PlaceOfRun, text: string): Place {
  const file = sourceFile(path, { text, locate: (_, options) => (options?.key === true ? name : value) });
  return { file, pointer };
}
