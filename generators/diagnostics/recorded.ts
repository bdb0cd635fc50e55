import { catalog } from './catalog.ts';
import type { FindingDefinition } from './definition.ts';
import type { Finding } from './finding.ts';
import type { Severity } from './definition.ts';
import { lineOf } from './line-of.ts';
import type { FileContent, Place, Position } from './place.ts';
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
  /** The lines of these positions, except long ones: they are shown without decoding the whole file. */
  readonly lines: readonly (readonly [line: number, text: string])[];
  /** Whether the contents of the file are known. */
  readonly hasText: boolean;
}

/** Maximum number of characters of a recorded line: minified documents have all of their text in one. */
const LONGEST_LINE = 1_000;

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
 * @param contentAt the contents of a file, by its displayed path
 * @returns undefined where a finding or a file is unknown
 */
export function readFindings(
  records: readonly FindingOfRun[],
  contentAt: (path: string) => Pick<FileContent, 'text'> | undefined,
): readonly Finding[] | undefined {
  const findings: Finding[] = [];
  for (const { at, related, edits, ...record } of records) {
    const definition = definitions.get(record.code);
    const places = [
      ...(at === undefined ? [] : [at]),
      ...[...(related ?? []), ...(edits ?? [])].map((each) => each.at),
    ];
    if (
      definition === undefined ||
      places.some(({ path, hasText }) => hasText && contentAt(path) === undefined)
    )
      return undefined;
    const place = (given: PlaceOfRun): Place =>
      readPlace(given, (given.hasText ? contentAt(given.path) : undefined) ?? { text: '' });
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
  const content = contentOf(file);
  const value = content.locate(pointer);
  const name = content.locate(pointer, { key: true });
  const lines = [...new Set([value.line, name.line])].flatMap((line) => {
    const text = lineOf(content, line);
    return text === undefined || text.length > LONGEST_LINE ? [] : [[line, text] as const];
  });
  return { path: file.path, pointer, value, name, lines, hasText: content.text !== '' };
}

function readPlace(
  { path, pointer, value, name, lines }: PlaceOfRun,
  held: Pick<FileContent, 'text'>,
): Place {
  const known = new Map(lines);
  const file = sourceFile(path, {
    get text() {
      return held.text;
    },
    locate: (_, options) => (options?.key === true ? name : value),
    lineAt: (line) => known.get(line),
  });
  return { file, pointer };
}
