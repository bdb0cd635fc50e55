import { jsonText } from '../../../runtime/contract/json-text.ts';
import { visibleInJson } from '../../diagnostics/visible.ts';
import { vocabularyFolder } from '../../source/rules/extensions.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import { isObject } from '../../json/member.ts';
import { Cache } from '../../incremental/cache.ts';
import type { ApiModel } from '../../model/model.ts';
import { bytesFile, joinBytes } from '../packed-file.ts';
import type { Emitter, OutputFile } from '../emitter.ts';

/**
 * The document as one file of OpenAPI 3.1 with local references. `x-vocabulary` is left out, because its folder is not
 * included: the extensions were already checked with the document.
 */
export const bundleEmitter: Emitter = {
  name: 'bundle',
  summary: 'openapi.json: the whole document in one file',
  emit(model) {
    return { files: [{ path: PATH, inputs: [], print: () => [bundleFile(model)] }], findings: [] };
  },
};

const PATH = 'openapi.json';

/** The file `openapi.json`. */
export function bundleFile(model: Pick<ApiModel, 'bundle'>): OutputFile {
  const print: PrintPart = (part, depth) => texts.get(model, part, () => printPart(part, depth), [depth]);
  const parts = partsOf(bundleContents(model.bundle), [], print);
  return bytesFile(PATH, joinBytes([...parts, Buffer.from('\n')]));
}

type PrintPart = (part: JsonObject, depth: number) => Buffer;

/** The depth of the parts that are cached, by the member of the document; one for others. */
const DEPTHS: ReadonlyMap<string, number> = new Map([
  ['paths', 2],
  ['components', 3],
]);

/** A cache of printed parts. An edit leaves most parts as they are. */
const texts = new Cache<Pick<ApiModel, 'bundle'>, JsonObject, Buffer>();

/** The members of the file, in order. */
export function bundleContents(bundle: JsonObject): JsonObject {
  const { openapi, info, [vocabularyFolder]: _, ...rest } = bundle;
  const first = Object.entries({ openapi, info }).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(first), ...rest } as JsonObject;
}

/** The output of `JSON.stringify` in parts, with invisible characters escaped. */
function* partsOf(value: Json, names: readonly string[], print: PrintPart): Generator<Buffer> {
  const [first = ''] = names;
  const margin = marginOf(names.length);
  const isEmpty = !isObject(value) || Object.keys(value).length === 0;
  if (isEmpty || names.length === (DEPTHS.get(first) ?? 1)) {
    yield isObject(value) ? print(value, names.length) : printPart(value, names.length);
    return;
  }
  let before = '{';
  for (const [name, member] of Object.entries(value)) {
    yield Buffer.from(`${before}${margin}  ${visibleInJson(JSON.stringify(name))}: `);
    yield* partsOf(member, [...names, name], print);
    before = ',';
  }
  yield Buffer.from(`${margin}}`);
}

function printPart(value: Json, depth: number): Buffer {
  return Buffer.from(visibleInJson(jsonText(value, 2)).replaceAll('\n', marginOf(depth)));
}

function marginOf(depth: number): string {
  return `\n${'  '.repeat(depth)}`;
}
