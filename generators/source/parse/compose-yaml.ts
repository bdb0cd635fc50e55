import { Lexer, parseAllDocuments, type Document, type ParsedNode, type YAMLParseError } from 'yaml';
import { finding } from '../../diagnostics/catalog.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { Place } from '../../diagnostics/place.ts';
import { limits } from '../files/limits.ts';

/** A YAML text, as the library parses it. */
export interface ComposedYaml {
  /** Of the first document, as far as it can be parsed. */
  readonly contents: ParsedNode | undefined;
  /** Why the text is not one valid document. */
  readonly errors: readonly Finding[];
  /** Comments right behind a value: `#` needs a space (YAML 1.2.2, section 6.6), which most parsers do not require. */
  readonly comments: readonly Finding[];
  /** Whether the text after it can be parsed separately. */
  readonly isClosed: boolean;
}

/**
 * Composes YAML 1.2 with the core schema (YAML 1.2.2, section 10.3): timestamps stay strings, `yes` and `no` are
 * strings.
 * @param at the place of an offset in the text
 */
export function composeYaml(text: string, at: (offset: number) => Place): ComposedYaml {
  const documents = parseDocuments(text);
  const all = documents?.flatMap(({ errors }) => errors);
  if (documents === undefined || all === undefined || all.some(isTooDeep)) {
    const errors = [finding('source/too-deep', { depth: limits.depth }, at(0))];
    return { contents: undefined, errors, comments: [], isClosed: false };
  }
  const [{ contents = null } = {}, second] = documents;
  const syntaxErrors = all.filter((each) => !isAboutComment(each));
  const errors = syntaxErrors
    .slice(0, limits.syntaxErrors)
    .map(({ message, pos }) => finding('source/syntax', { reason: lowerFirst(message) }, at(pos[0])));
  if (errors.length === 0 && second !== undefined)
    errors.push(finding('source/multiple-documents', {}, at(second.range[0])));
  else if (errors.length === 0 && contents === null)
    errors.push(finding('source/empty', { path: at(0).file.path }, at(0)));
  return {
    contents: contents ?? undefined,
    errors,
    comments: all.filter(isAboutComment).map(({ pos }) => finding('source/comment-space', {}, at(pos[0]))),
    isClosed: contents !== null && second === undefined && !syntaxErrors.some(isCutOff),
  };
}

/** Undefined for a text that is nested too deeply. */
function parseDocuments(text: string): readonly Document.Parsed[] | undefined {
  try {
    return parseAllDocuments(text, {
      version: '1.2',
      schema: 'core',
      uniqueKeys: false,
      prettyErrors: false,
    });
  } catch (error) {
    // The composer recurses once per level; nothing else in it can overflow the stack.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * Whether a text has more tokens than can be composed: a few megabytes of `[],[],…` would take gigabytes. A token has at
 * least one character.
 */
export function hasTooManyTokens(text: string): boolean {
  if (text.length <= limits.yamlTokens) return false;
  let tokens = 0;
  for (const _ of new Lexer().lex(text)) if ((tokens += 1) > limits.yamlTokens) return true;
  return false;
}

function isAboutComment({ message }: YAMLParseError): boolean {
  return message.startsWith('Comments must be separated');
}

function isTooDeep({ message }: YAMLParseError): boolean {
  return message.includes('call stack');
}

/** Whether a quoted text or a flow collection continues below. */
function isCutOff({ message }: YAMLParseError): boolean {
  return /^(?:Missing closing ..?quote|Flow (?:sequence|map) )/.test(message);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');
}
