import { Lexer, parseAllDocuments, type Document, type ParsedNode } from 'yaml';
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
  return readYaml(given, { text: given.text, cuts: [], originalOf: (offset) => offset });
}

/** @param indented the text that is parsed in place of the written one */
function readYaml({ path, text }: FileText, indented: IndentedText): ParsedFile {
  const at = (offset: number) => pinnedPlace({ path, text, offset: indented.originalOf(offset) });
  const refuse = (...findings: readonly Finding[]): ParsedFile => ({
    file: pinnedFile({ path, text }),
    findings,
  });
  if (hasTooManyTokens(indented.text))
    return refuse(finding('source/too-many-values', { limit: limits.yamlTokens }, at(0)));
  const documents = composeDocuments(indented.text);
  const errors = documents?.flatMap((document) => document.errors);
  if (documents === undefined || errors === undefined || errors.some(isTooDeep))
    return refuse(finding('source/too-deep', { depth: limits.depth }, at(0)));
  if (errors.length > 0) {
    const repaired = indented.cuts.length > 0 ? undefined : indentLines(text);
    const isRepaired =
      repaired !== undefined && composeDocuments(repaired.text)?.every((each) => each.errors.length === 0);
    return isRepaired === true ? readYaml({ path, text }, repaired) : refuse(...syntaxFindings(errors, at));
  }
  const [document, second] = documents;
  if (second !== undefined) return refuse(finding('source/several-documents', {}, at(second.range[0])));
  if (document === undefined || document.contents === null)
    return refuse(finding('source/empty', { path }, at(0)));
  const values = new YamlValues(document.contents, at);
  const value = values.read();
  const file = textFile({
    path,
    text,
    findOffset: (tokens, key) => indented.originalOf(values.offsetOf(tokens, key)),
  });
  const cuts = indented.cuts.map((offset) =>
    finding('source/outdented-line', {}, pinnedPlace({ path, text, offset: lineAfter(text, offset) })),
  );
  return { file, ...(value === undefined ? {} : { value }), findings: [...cuts, ...values.findings] };
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
    if (errors.some(isTooDeep) || errors.some(({ message }) => CUT_OFF.test(message)))
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

function isTooDeep({ message }: Error): boolean {
  return message.includes('call stack');
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');
}
