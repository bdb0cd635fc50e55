import { vocabularyFolder } from '../../source/vocabulary.ts';
import type { Json, JsonObject } from '../../source/document.ts';
import { isObject } from '../../source/member.ts';
import type { Emitter, OutputFile } from '../emitter.ts';

/**
 * The document itself as one file: OpenAPI 3.1, local references kept. It goes without the folder of its vocabulary, so
 * it does not name one: whoever checks the document has checked the extensions.
 */
export const bundleEmitter: Emitter = {
  name: 'bundle',
  summary: 'openapi.json: the whole document in one file',
  emit({ bundle }, _places, session) {
    const kept = session === undefined ? undefined : (keptBySession.get(session) ?? new WeakMap());
    if (session !== undefined && kept !== undefined) keptBySession.set(session, kept);
    const print = (): readonly OutputFile[] => [{ path: 'openapi.json', text: printBundle(bundle, kept) }];
    return { files: [{ path: 'openapi.json', reads: () => [bundle], print }], findings: [] };
  },
};

/** Names that lead to a part that is printed by itself, where there are more than one. */
const DEPTHS: ReadonlyMap<string, number> = new Map([
  ['paths', 2],
  ['components', 3],
]);

/** Texts of path items and components, by these. */
type KeptTexts = WeakMap<object, string>;

/** Those of documents that are printed again and again, by their sessions. */
const keptBySession = new WeakMap<object, KeptTexts>();

/** The text of the file `openapi.json`. */
export function printBundle(bundle: JsonObject, kept?: KeptTexts): string {
  const { openapi, info, [vocabularyFolder]: _, ...rest } = bundle;
  const first = Object.entries({ openapi, info }).filter(([, value]) => value !== undefined);
  const printed = { ...Object.fromEntries(first), ...rest } as JsonObject;
  return `${kept === undefined ? JSON.stringify(printed, null, 2) : printParts(printed, [], kept)}\n`;
}

/** What `JSON.stringify` prints, with the texts of path items and components as they were printed before. */
function printParts(value: Json, names: readonly string[], kept: KeptTexts): string {
  const margin = `\n${'  '.repeat(names.length)}`;
  const print = (): string => JSON.stringify(value, null, 2).replaceAll('\n', margin);
  if (!isObject(value) || Object.keys(value).length === 0) return print();
  const [first = ''] = names;
  if (names.length === (DEPTHS.get(first) ?? 1)) {
    const text = kept.get(value) ?? print();
    kept.set(value, text);
    return text;
  }
  const members = Object.entries(value).map(
    ([name, member]) => `${margin}  ${JSON.stringify(name)}: ${printParts(member, [...names, name], kept)}`,
  );
  return `{${members.join(',')}${margin}}`;
}
