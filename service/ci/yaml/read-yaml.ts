import { LineCounter, parseAllDocuments, type Document, type YAMLError } from 'yaml';
import { Budget } from '../budget.ts';
import { ConfigurationError } from '../configuration-error.ts';
import { limits } from '../limits.ts';
import type { Value } from '../value.ts';
import { configurationTags } from './tags.ts';
import { toValue } from './to-value.ts';

/** A text as values: one for each document of the text. */
export type YamlText = {
  documents: readonly Value[];
  /** Keys that occur twice in a mapping, where the last one wins. */
  warnings: readonly string[];
};

const tooBig = 'The parsed YAML is too big';

/**
 * The shared limits of all files of one configuration: their length, their line breaks and commas, and their values.
 */
export type YamlBudget = { text: Budget; marks: Budget; values: Budget };

/** The budget of one configuration. */
export function yamlBudget(): YamlBudget {
  return {
    text: new Budget(limits.totalLength, tooBig),
    marks: new Budget(limits.marks, tooBig),
    values: new Budget(limits.values, tooBig),
  };
}

/**
 * Reads YAML 1.1, with merge keys, aliases and `!reference`. Dates stay texts.
 * @throws ConfigurationError for a syntax error, and if the text is too long, too deep, or too large after its aliases
 * are resolved.
 */
export function readYaml(text: string, budget: YamlBudget): YamlText {
  if (text.length > limits.fileLength) throw new ConfigurationError(tooBig);
  budget.text.spend(text.length);
  budget.marks.spend(countMarks(text));
  const lines = new LineCounter();
  const documents = parse(text, lines);
  const warnings: string[] = [];
  const values = documents.map((document) => {
    const [error] = document.errors;
    if (error !== undefined) throw new ConfigurationError(syntaxMessage(error, lines));
    return toValue(document, { budget: budget.values, lines, warnings });
  });
  return { documents: values, warnings };
}

/** An approximate upper bound for the number of values of a text, without parsing it. */
function countMarks(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x0a || code === 0x2c) count += 1;
  }
  return count;
}

function parse(text: string, lines: LineCounter): readonly Document.Parsed[] {
  try {
    const documents = parseAllDocuments(text, {
      version: '1.1',
      customTags: configurationTags,
      // The parser's search for equal keys takes quadratic time; `toValue` finds them in one pass.
      uniqueKeys: false,
      lineCounter: lines,
      logLevel: 'silent',
      prettyErrors: false,
    });
    return Array.isArray(documents) ? documents : [];
  } catch (error) {
    // Thousands of nested brackets overflow the stack of the parser.
    if (error instanceof RangeError) throw new ConfigurationError(tooBig);
    throw error;
  }
}

const words: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'mapping values are not allowed in this context',
  BAD_ALIAS: 'unknown alias',
  TAB_AS_INDENT: 'found character that cannot start any token',
  MULTILINE_IMPLICIT_KEY: 'could not find expected ":"',
};

function syntaxMessage(error: YAMLError, lines: LineCounter): string {
  const { line, col } = lines.linePos(error.pos[0]);
  const message = words[error.code] ?? error.message.split('\n', 1)[0] ?? error.code;
  return `(<unknown>): ${message} at line ${line} column ${col}`;
}
