import { parseJson } from './parse-json.ts';
import { parseYaml } from './parse-yaml.ts';
import type { FileText, ParsedFile } from './parsed-file.ts';
import { readText, type ReadOutcome, type ReadRequest } from './read-text.ts';
import { textFile } from './text-file.ts';

/**
 * What stands between a document and the disk. An editor puts its own in the place of `diskReader`: texts of buffers
 * that are not saved count before the disk, and what was parsed is kept.
 */
export interface FileReader {
  read(request: ReadRequest): ReadOutcome;
  /** Only files that others refer to may be prose. */
  parse(given: FileText, isReferenced: boolean): ParsedFile;
  /** Called when a document is read from its beginning: what was read of it before counts no more. */
  begin?(): void;
}

/** Reads each file from the disk, and parses the whole of it. */
export const diskReader: FileReader = { read: readText, parse: parseText };

/**
 * JSON is YAML too, but its own parser is fifty times as fast; flow style in a `.yaml` file looks alike.
 * @param parse parses JSON as `parseJson` does
 */
export function parseText(
  given: FileText,
  isReferenced: boolean,
  parse: (given: FileText) => ParsedFile = parseJson,
): ParsedFile {
  if (isReferenced && isProse(given.path)) return proseFile(given);
  if (!isJsonText(given.text)) return parseYaml(given);
  const json = parse(given);
  return json.value !== undefined || isJsonName(given.path) ? json : parseYaml(given);
}

/** Whether a text is to be read as JSON first. */
export function isJsonText(text: string): boolean {
  return /^\s*[{[]/.test(text);
}

export function isJsonName(path: string): boolean {
  return !/\.ya?ml$/i.test(path);
}

function isProse(path: string): boolean {
  return /\.(?:md|markdown)$/i.test(path);
}

/** A file that is one text, such as a description in Markdown. */
function proseFile({ path, text }: FileText): ParsedFile {
  return { file: textFile({ path, text, findOffset: () => 0 }), value: text, findings: [] };
}
