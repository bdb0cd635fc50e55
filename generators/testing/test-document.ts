import { posix } from 'node:path';
import { jsonText } from '../../runtime/contract/json-text.ts';
import type { JsonObject } from '../json/json.ts';
import { parseText, type FileReader } from '../source/files/file-reader.ts';
import { isObject } from '../json/member.ts';
import { acceptText } from '../source/files/read-text.ts';

/**
 * A document for a test: a text of YAML or JSON, an object, or the texts of several files by their names, of which the
 * first is the document: `{ 'openapi.yaml': '…', 'pet.yaml': '…' }`. It may leave out `openapi` and `info`.
 */
export type TestDocument = string | JsonObject | Readonly<Record<`${string}.${string}`, string>>;

/** What a document is read with if it has no `openapi`. */
const HEAD: JsonObject = { openapi: '3.1.1', info: { title: 'Test', version: '1.0.0' } };

/** The texts of a document by the names of its files. */
export function textsOf(document: TestDocument): ReadonlyMap<string, string> {
  if (typeof document === 'string') return new Map([['openapi.yaml', document]]);
  const members = Object.entries<unknown>(document);
  if (members.length === 0 || members.some(([name]) => !/\.\w+$/.test(name)))
    return new Map([['openapi.json', jsonText(document, 2)]]);
  return new Map(members.map(([name, text]) => [posix.normalize(name), textOf(name, text)]));
}

function textOf(name: string, text: unknown): string {
  if (typeof text === 'string') return text;
  throw new TypeError(`The file ${JSON.stringify(name)} of a test needs a text, but is ${typeof text}.`);
}

/** Reads files from their texts in place of the disk. */
export function readerOf(texts: ReadonlyMap<string, string>): FileReader {
  return {
    read(request) {
      const text = texts.get(request.path);
      if (text === undefined) return { missing: 'the test gives no file with this name' };
      return acceptText(Buffer.from(text), text, request);
    },
    parse(given, isReferenced) {
      const parsed = parseText(given, isReferenced);
      const { value } = parsed;
      return isReferenced || !isObject(value) || Object.hasOwn(value, 'openapi')
        ? parsed
        : { ...parsed, value: { ...HEAD, ...value } };
    },
  };
}
