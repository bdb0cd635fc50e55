import { jsonText } from '../../../runtime/contract/json-text.ts';
import { visibleInJson } from '../../diagnostics/visible.ts';
import { vocabularyFolder } from '../../source/vocabulary.ts';
import type { Json, JsonObject } from '../../source/document.ts';
import { isObject } from '../../source/member.ts';
import { oncePer } from '../../source/once.ts';
import { joinBytes, PackedFile } from '../encoded-file.ts';
import type { Emitter, OutputFile } from '../emitter.ts';

/**
 * The document itself as one file: OpenAPI 3.1 with local references. It does not name the folder of its vocabulary,
 * which is not included: the extensions were already checked with the document.
 */
export const bundleEmitter: Emitter = {
  name: 'bundle',
  summary: 'openapi.json: the whole document in one file',
  emit({ bundle }, _places, session) {
    const kept = session && keptIn(session);
    const print = (): readonly OutputFile[] => [bundleFile(bundle, kept)];
    return { files: [{ path: PATH, reads: () => [bundle], print }], findings: [] };
  },
};

const PATH = 'openapi.json';

/** The file `openapi.json`. */
export function bundleFile(bundle: JsonObject, kept: KeptParts = new WeakMap()): OutputFile {
  const parts: Buffer[] = [];
  collectParts(bundled(bundle), { names: [], kept, parts });
  return new PackedFile({ path: PATH, bytes: joinBytes([...parts, Buffer.from('\n')]) });
}

/** Names that lead to a separately printed part, if there is more than one. */
const DEPTHS: ReadonlyMap<string, number> = new Map([
  ['paths', 2],
  ['components', 3],
]);

/** Path items and components as text in UTF-8, by their objects. */
export type KeptParts = WeakMap<object, Buffer>;

/** The parts of documents that a session prints repeatedly. */
const keptIn = oncePer((_session: object): KeptParts => new WeakMap());

/** The contents of the file, in order. */
export function bundled(bundle: JsonObject): JsonObject {
  const { openapi, info, [vocabularyFolder]: _, ...rest } = bundle;
  const first = Object.entries({ openapi, info }).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(first), ...rest } as JsonObject;
}

/** The output of `JSON.stringify` in parts, with deceiving characters escaped, reusing the text of unchanged path items and components. */
function collectParts(
  value: Json,
  given: { readonly names: readonly string[]; readonly kept: KeptParts; readonly parts: Buffer[] },
): void {
  const { names, kept, parts } = given;
  const margin = `\n${'  '.repeat(names.length)}`;
  const print = (): Buffer => Buffer.from(visibleInJson(jsonText(value, 2)).replaceAll('\n', margin));
  const isEmpty = !isObject(value) || Object.keys(value).length === 0;
  const [first = ''] = names;
  if (isEmpty || names.length === (DEPTHS.get(first) ?? 1)) {
    const bytes = (isEmpty ? undefined : kept.get(value)) ?? print();
    if (!isEmpty) kept.set(value, bytes);
    parts.push(bytes);
    return;
  }
  let before = '{';
  for (const [name, member] of Object.entries(value)) {
    parts.push(Buffer.from(`${before}${margin}  ${visibleInJson(JSON.stringify(name))}: `));
    collectParts(member, { ...given, names: [...names, name] });
    before = ',';
  }
  parts.push(Buffer.from(`${margin}}`));
}
