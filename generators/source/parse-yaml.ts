import { Lexer, parseAllDocuments, type Document, type ParsedNode, type YAMLParseError } from 'yaml';
import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { limits } from './limits.ts';
import type { Json } from './document.ts';
import type { Place } from '../diagnostics/place.ts';
import { indentLines, type IndentedText } from './outdented-lines.ts';
import type { FileText, ParsedFile } from './parsed-file.ts';
import { pinnedFile, pinnedPlace, textFile } from './text-file.ts';
import { YamlValues } from './yaml-values.ts';

/**
 * Reads one YAML 1.2 document with the core schema (YAML 1.2.2, section 10.3): timestamps stay strings, `yes` and `no`
 * are strings. Merge keys (`<<`) are supported, as many documents use them; anchors are copied to their aliases, within
 * limits.
 */
export function parseYaml(given: FileText): ParsedFile {
  const written: IndentedText = { text: given.text, cuts: [], originalOf: (offset) => offset };
  if (hasTooManyTokens(given.text))
    return refused(given, [finding('source/too-many-values', { limit: limits.yamlTokens }, startOf(given))]);
  const documents = composeDocuments(given.text);
  const errors = documents && errorsOf(documents);
  if (documents === undefined || errors === undefined || errors.some(isTooDeep))
    return refused(given, [finding('source/too-deep', { depth: limits.depth }, startOf(given))]);
  if (errors.length === 0) return readDocuments(given, written, documents);
  const indented = indentLines(given.text);
  const repaired = indented && composeDocuments(indented.text);
  if (indented !== undefined && repaired !== undefined && errorsOf(repaired).length === 0)
    return readDocuments(given, indented, repaired);
  return refused(
    given,
    syntaxFindings(errors, (offset) => pinnedPlace({ ...given, offset })),
  );
}

type Documents = readonly Document.Parsed<ParsedNode>[];

function startOf({ path, text }: FileText): Place {
  return pinnedPlace({ path, text, offset: 0 });
}

function refused({ path, text }: FileText, findings: readonly Finding[]): ParsedFile {
  return { file: pinnedFile({ path, text }), findings };
}

function errorsOf(documents: Documents): readonly YAMLParseError[] {
  return documents.flatMap(({ errors }) => errors.filter((error) => !isAboutComment(error)));
}

/** @param parsed the text from which the documents were composed */
function readDocuments(given: FileText, parsed: IndentedText, [document, second]: Documents): ParsedFile {
  const { path, text } = given;
  const at = (offset: number) => pinnedPlace({ path, text, offset: parsed.originalOf(offset) });
  if (second !== undefined)
    return refused(given, [finding('source/multiple-documents', {}, at(second.range[0]))]);
  if (document === undefined || document.contents === null)
    return refused(given, [finding('source/empty', { path }, startOf(given))]);
  const values = new YamlValues(document.contents, at);
  const value = values.read();
  const file = textFile({
    path,
    text,
    findOffset: (tokens, key) => parsed.originalOf(values.offsetOf(tokens, key)),
  });
  const cuts = parsed.cuts.map((offset) =>
    finding('source/outdented-line', {}, pinnedPlace({ path, text, offset: lineAfter(text, offset) })),
  );
  // Errors that make it refused are none of these.
  const comments = document.errors.map(({ pos }) => finding('source/comment-space', {}, at(pos[0])));
  return {
    file,
    ...(value === undefined ? {} : { value }),
    findings: [...cuts, ...comments, ...values.findings],
  };
}

/** The first character of the line after an offset. */
function lineAfter(text: string, offset: number): number {
  const found = /\S/.exec(text.slice(offset));
  return offset + (found?.index ?? 0);
}

/** What the composer says of texts and flow collections that go on below. */
const CUT_OFF = /^(?:Missing closing ..?quote|Flow (?:sequence|map) )/;

/** A part of a YAML text that can be parsed separately. */
export interface YamlPart {
  readonly value: Json | undefined;
  /** Why it has no value, or its errors. */
  readonly findings: readonly Finding[];
  /** Offset of a value or of its name, from the start of the part. */
  offsetOf(tokens: readonly string[], key: boolean): number;
}

/**
 * Parses a part of a text.
 * @param level number of mappings around it
 * @param at the place of an offset in the part; not called afterwards
 * @returns undefined for a part whose meaning depends on others, such as one with aliases
 */
export function parseYamlPart(
  text: string,
  level: number,
  at: (offset: number) => Place,
): YamlPart | undefined {
  const [document, second] = composeDocuments(text) ?? [];
  if (document === undefined || second !== undefined || document.contents === null) return undefined;
  const { contents, errors } = document;
  if (errors.length > 0) {
    // Lines that seem to be in other parts may be of this one.
    if (
      errors.some(isTooDeep) ||
      errors.some(isAboutComment) ||
      errors.some(({ message }) => CUT_OFF.test(message))
    )
      return undefined;
    return { value: undefined, findings: syntaxFindings(errors, at), offsetOf: () => 0 };
  }
  // A part is kept longer than the text that it was read from.
  const place = { of: at };
  const values = new YamlValues(contents, (offset) => place.of(offset), level);
  const value = values.read();
  place.of = () => pinnedPlace({ path: '', text: '' });
  if (values.hasAliases) return undefined;
  return { value, findings: values.findings, offsetOf: (tokens, key) => values.offsetOf(tokens, key) };
}

function syntaxFindings(
  errors: readonly { readonly message: string; readonly pos: readonly [number, number] }[],
  at: (offset: number) => Place,
): Finding[] {
  return errors
    .slice(0, limits.syntaxErrors)
    .map((error) => finding('source/syntax', { reason: lowerFirst(error.message) }, at(error.pos[0])));
}

/**
 * Counted before anything is built: a few megabytes of `[],[],…` would take gigabytes. A token has at least one
 * character.
 */
function hasTooManyTokens(text: string): boolean {
  if (text.length <= limits.yamlTokens) return false;
  let tokens = 0;
  for (const _ of new Lexer().lex(text)) if ((tokens += 1) > limits.yamlTokens) return true;
  return false;
}

/** Undefined for a text that is nested too deeply. */
function composeDocuments(text: string): Document.Parsed<ParsedNode>[] | undefined {
  try {
    const documents = parseAllDocuments(text, {
      version: '1.2',
      schema: 'core',
      uniqueKeys: false,
      prettyErrors: false,
    });
    return Array.isArray(documents) ? documents : [];
  } catch (error) {
    // The composer recurses once per level; nothing else in it can overflow the stack.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** A comment right behind a value. Its `#` needs a space (YAML 1.2.2, section 6.6), which most parsers do not ask for. */
function isAboutComment({ message }: Error): boolean {
  return message.startsWith('Comments must be separated');
}

function isTooDeep({ message }: Error): boolean {
  return message.includes('call stack');
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');
}
