import { ts } from 'ts-morph';
import { stringLiteral } from '../code/string.ts';
import { nextLine, type Edits } from './edits.ts';
import type { Module } from './module.ts';

/** Maximum length of a line; longer imports have one element per line. */
const LONGEST_LINE = 100;

export type ImportKind = 'type' | 'value';

/** A name that a module imports from the generated server, after the edits. */
export interface Binding {
  readonly local: string;
  readonly imported: string;
  readonly kind: ImportKind;
}

/** Inserts lines after the last import; if there is none, at the top, but after the head of the file. */
export function insertBelowImports(module: Module, lines: readonly string[], edits: Edits): void {
  if (lines.length === 0) return;
  const { text, syntax } = module;
  const last = syntax.getImportDeclarations().at(-1);
  const printed = lines.join('\n');
  if (last === undefined) {
    const at = headEnd(module);
    edits.insert(at, text.slice(at).trim() === '' ? `${printed}\n` : `${printed}\n\n`);
    return;
  }
  const at = nextLine(text, last.getEnd());
  edits.insert(at, text[at - 1] === '\n' ? `${printed}\n` : `\n${printed}\n`);
}

/** The end of the head: an interpreter line, and comments that a blank line separates from the code. */
function headEnd({ text, syntax }: Module): number {
  const shebang = ts.getShebang(text);
  const start = shebang === undefined ? 0 : nextLine(text, shebang.length);
  const [first] = syntax.getStatements();
  const comments = ts.getLeadingCommentRanges(text, start) ?? [];
  const last = comments.findLast(({ end }, index) => {
    const next = comments[index + 1]?.pos ?? first?.getStart() ?? text.length;
    return /\n[ \t\r]*\n/.test(text.slice(end, next));
  });
  return last === undefined ? start : nextLine(text, nextLine(text, last.end));
}

/** An import declaration with its line ending; `keyword` is its beginning. */
export function importLine(keyword: string, bindings: readonly Binding[], server: string): string {
  const elements = bindings.map(elementText);
  const from = `from ${stringLiteral(server).toString()};`;
  const line = `${keyword} { ${elements.join(', ')} } ${from}`;
  if (line.length <= LONGEST_LINE) return line;
  return `${keyword} {\n${elements.map((element) => `  ${element},\n`).join('')}} ${from}`;
}

/** An element of an import: `Name`, or `Name as Other`. */
export function elementText({ local, imported }: Binding): string {
  return local === imported ? local : `${imported} as ${local}`;
}
