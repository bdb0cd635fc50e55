import { parseJson } from '../parse/parse-json.ts';
import { parseYaml, type YamlCache } from '../parse/parse-yaml.ts';
import type { FileText, ParsedFile } from './parsed-file.ts';
import { readText, type ReadOutcome, type ReadRequest } from './read-text.ts';
import { textFile } from './text-file.ts';

/**
 * The interface between a document and the disk. An editor replaces `diskReader` with its own: unsaved buffers take
 * precedence over the disk, and parsed files are cached.
 */
export interface FileReader {
  read(request: ReadRequest): ReadOutcome;
  /** Only files that others refer to may be prose. */
  parse(given: FileText, isReferenced: boolean): ParsedFile;
}

/** Reads each file from the disk, and parses all of it. */
export const diskReader: FileReader = {
  read: readText,
  parse: (given, isReferenced) => parseText(given, isReferenced),
};

/** JSON is also YAML, but its own parser is fifty times as fast. Flow style in a `.yaml` file looks similar. */
export function parseText(given: FileText, isReferenced: boolean, cache?: YamlCache): ParsedFile {
  if (isReferenced && isProse(given.path)) return proseFile(given);
  if (!isJsonText(given.text)) return parseYaml(given, cache);
  const json = parseJson(given);
  return json.value !== undefined || isJsonName(given.path) ? json : parseYaml(given, cache);
}

/** Whether to try to read a text as JSON first. */
export function isJsonText(text: string): boolean {
  return /^\s*[{[]/.test(text);
}

export function isJsonName(path: string): boolean {
  return !/\.ya?ml$/i.test(path);
}

function isProse(path: string): boolean {
  return /\.(?:md|markdown)$/i.test(path);
}

/** A file whose value is one text, such as a description in Markdown. */
function proseFile({ path, text }: FileText): ParsedFile {
  return { file: textFile({ path, text, findOffset: () => 0 }), value: text, findings: [] };
}
