import { jsonText } from '../../../runtime/contract/json-text.ts';
import { visibleInJson } from '../../diagnostics/visible.ts';
import { vocabularyFolder } from '../../source/vocabulary.ts';
import type { Json, JsonObject } from '../../source/document.ts';
import { isObject } from '../../source/member.ts';
import { memoize } from '../../incremental/memoize.ts';
import { bytesFile, joinBytes } from '../packed-file.ts';
import type { Emitter, OutputFile } from '../emitter.ts';

/**
 * The document itself as one file: OpenAPI 3.1 with local references. It does not name the folder of its vocabulary,
 * which is not included: the extensions were already checked with the document.
 */
export const bundleEmitter: Emitter = {
  name: 'bundle',
  summary: 'openapi.json: the whole document in one file',
  emit({ bundle }) {
    return { files: [{ path: PATH, inputs: [bundle], print: () => [bundleFile(bundle)] }], findings: [] };
  },
};

const PATH = 'openapi.json';

/** The file `openapi.json`. */
export function bundleFile(bundle: JsonObject): OutputFile {
  const parts: Buffer[] = [];
  collectParts(bundled(bundle), [], parts);
  return bytesFile(PATH, joinBytes([...parts, Buffer.from('\n')]));
}

/** Names that lead to a separately printed part, if there is more than one. */
const DEPTHS: ReadonlyMap<string, number> = new Map([
  ['paths', 2],
  ['components', 3],
]);

/** Parts as text in UTF-8, by the number of names that lead to them. An edit leaves most parts as they are. */
const printed = [0, 1, 2, 3].map((depth) => memoize((part: object) => printPart(part as Json, depth)));

/** The contents of the file, in order. */
export function bundled(bundle: JsonObject): JsonObject {
  const { openapi, info, [vocabularyFolder]: _, ...rest } = bundle;
  const first = Object.entries({ openapi, info }).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(first), ...rest } as JsonObject;
}

/** The output of `JSON.stringify` in parts, with deceiving characters escaped. */
function collectParts(value: Json, names: readonly string[], parts: Buffer[]): void {
  const [first = ''] = names;
  const margin = marginOf(names.length);
  const isEmpty = !isObject(value) || Object.keys(value).length === 0;
  if (isEmpty || names.length === (DEPTHS.get(first) ?? 1)) {
    const print = printed[names.length];
    parts.push(isObject(value) && print !== undefined ? print(value) : printPart(value, names.length));
    return;
  }
  let before = '{';
  for (const [name, member] of Object.entries(value)) {
    parts.push(Buffer.from(`${before}${margin}  ${visibleInJson(JSON.stringify(name))}: `));
    collectParts(member, [...names, name], parts);
    before = ',';
  }
  parts.push(Buffer.from(`${margin}}`));
}

function printPart(value: Json, depth: number): Buffer {
  return Buffer.from(visibleInJson(jsonText(value, 2)).replaceAll('\n', marginOf(depth)));
}

function marginOf(depth: number): string {
  return `\n${'  '.repeat(depth)}`;
}
