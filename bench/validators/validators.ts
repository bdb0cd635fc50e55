import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { liveValidators } from '../../generators/check/live.ts';
import { buildModel } from '../../generators/model/build.ts';
import type { ApiModel } from '../../generators/model/model.ts';
import { readDocument } from '../../generators/pipeline.ts';
import { isObject } from '../../generators/json/member.ts';
import type { Json } from '../../generators/json/json.ts';
import type { SourceDocument } from '../../generators/source/document/source-document.ts';
import { compare, type Contest } from './compare.ts';
import { formatContests } from './formats.ts';

/**
 * Compares our validators with ajv and ajv-formats in its mode `full`, interleaved in one process. Usage: `node
 * bench/validators/validators.ts [GitHub's api.github.com.json]`.
 */
const [path] = process.argv.slice(2);
const contests = [
  ...formatContests(),
  ...dateContests(),
  ...(path === undefined ? [] : await answerContests(path)),
];
for (const contest of contests) console.log(compare(contest));

/** A response from GitHub's own example of `repos/get`, which has many URLs. */
async function answerContests(document: string): Promise<readonly Contest[]> {
  const { document: read } = await readDocument(document);
  if (read === undefined) throw new Error(`${document} is not a document that can be used.`);
  const { model } = buildModel(read);
  const operation = model.operations.find(({ id }) => id === 'repos/get');
  const response = operation?.responses.find(({ status }) => status === '200');
  const mediaType = response?.content[0];
  const example = completed(mediaType?.examples[0]?.value);
  if (operation === undefined || response === undefined || mediaType === undefined || example === undefined) {
    throw new Error('The document has no example of repos/get.');
  }
  const ours = liveValidators(model).response(operation, response, mediaType);
  const { schema } = mediaType;
  return [
    {
      name: 'answer of repos/get',
      values: [example],
      ours: valid(ours),
      theirs: peer(model, schema as Json),
    },
  ];
}

/** The example lacks a required member, here and in the repository from which it was forked. */
function completed(example: Json | undefined): Json | undefined {
  if (!isObject(example)) return undefined;
  const { source } = example;
  return {
    ...example,
    language: 'Ruby',
    ...(isObject(source) ? { source: { ...source, language: 'Ruby' } } : {}),
  };
}

/** A list of events with only dates. */
function dateContests(): readonly Contest[] {
  const names = ['created_at', 'updated_at', 'started_at', 'finished_at', 'expires_at'];
  const stamp = { type: 'string', format: 'date-time' };
  const event = {
    type: 'object',
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, stamp])),
  };
  const schema = { type: 'array', items: event };
  const { model } = buildModel(documentOf({ Events: schema }));
  const [named] = model.schemas;
  if (named === undefined) throw new Error('The schema is lost.');
  const entry = Object.fromEntries(
    names.map((name, index) => [name, `2026-11-2${index}T08:30:0${index}.123Z`]),
  );
  const value = Array.from({ length: 100 }, () => entry);
  const ours = liveValidators(model).schema(named, 'response');
  return [{ name: 'list of 500 dates', values: [value], ours: valid(ours), theirs: peer(model, schema) }];
}

function valid(validator: (value: unknown) => readonly unknown[]): (value: unknown) => boolean {
  return (value) => validator(value).length === 0;
}

function peer(model: ApiModel, schema: Json): (value: unknown) => boolean {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false });
  addFormats.default(ajv, { mode: 'full' });
  const components = model.bundle['components'] ?? {};
  return ajv.compile({ ...Object(schema), components });
}

function documentOf(schemas: Record<string, Json>): SourceDocument {
  const root = {
    openapi: '3.1.1',
    info: { title: 'Bench', version: '1' },
    paths: {},
    components: { schemas },
  };
  const place = { file: { path: 'bench' }, pointer: '' };
  const places = { of: () => place, at: () => place, inherit: <T extends object>(made: T): T => made };
  return { root, places, files: [], declaredVersion: '3.1.1' };
}
