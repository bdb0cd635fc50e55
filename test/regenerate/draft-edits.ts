import type { Json, JsonObject } from '../../generators/json/json.ts';
import { filesOf, ROOT, type Draft } from './drafts.ts';

/** Chooses one of some values; undefined of none. */
export type Choose = <T>(values: readonly T[]) => T | undefined;

/** What somebody does to a document at once. Whatever cannot be done to a draft is skipped. */
export type Edit = (draft: Draft, choose: Choose) => void;

const types: readonly JsonObject[] = [
  { type: 'string' },
  { type: 'integer', format: 'int64' },
  { type: ['string', 'null'], maxLength: 9 },
  { type: 'string', enum: ['small', 'large'] },
  { type: 'string', pattern: '^[a-z]+$' },
  { type: 'array', items: { $to: 'Pet' }, uniqueItems: true },
  { type: 'object', properties: { deep: { type: 'boolean' }, other: { $to: 'Owner' } }, required: ['deep'] },
  { oneOf: [{ $to: 'Cat' }, { $to: 'Dog' }] },
  { type: 'string', format: 'binary' },
  { type: 'string', format: 'unheard-of' },
];

const words = ['Small', 'brown', 'of the house', '*/ alert(1)', 'café', ''];

/** Kinds of edits by their names. */
export const edits: Readonly<Record<string, Edit>> = {
  'change a word': (draft, choose) => {
    const holder = choose([...operationsOf(draft), ...schemasOf(draft), infoOf(draft)]);
    if (holder !== undefined) holder['description'] = choose(words) ?? '';
  },
  'add a property': (draft, choose) => {
    const properties = choose(propertiesOf(draft));
    const name = choose(['tail', 'x-y', 'constructor', 'in', 'ears', 'legs']);
    if (properties !== undefined && name !== undefined) properties[name] = copyOf(choose(types) ?? {});
  },
  'remove a property': (draft, choose) => {
    const properties = choose(propertiesOf(draft));
    const name = choose(Object.keys(properties ?? {}));
    if (properties !== undefined && name !== undefined) delete properties[name];
  },
  'change a type': (draft, choose) => {
    const properties = choose(propertiesOf(draft));
    const name = choose(Object.keys(properties ?? {}));
    if (properties !== undefined && name !== undefined) properties[name] = copyOf(choose(types) ?? {});
  },
  'turn properties around': (draft, choose) => {
    const schema = choose(schemasOf(draft));
    const { properties } = schema ?? {};
    if (schema !== undefined && isObject(properties))
      schema['properties'] = Object.fromEntries(Object.entries(properties).toReversed());
  },
  'make a property read-only, or required': (draft, choose) => {
    const schema = choose(schemasOf(draft));
    const properties = schema?.['properties'];
    const name = choose(Object.keys(isObject(properties) ? properties : {}));
    const property = isObject(properties) && name !== undefined ? properties[name] : undefined;
    if (schema === undefined || name === undefined || !isObject(property)) return;
    if (choose([true, false]) === true) schema['required'] = [name];
    else if (property['$to'] === undefined) property['readOnly'] = true;
  },
  'deprecate a schema, or no longer': (draft, choose) => {
    const schema = choose([
      ...schemasOf(draft),
      ...propertiesOf(draft).flatMap((each) => Object.values(each).filter(isObject)),
    ]);
    if (schema !== undefined && schema['$to'] === undefined)
      schema['deprecated'] = choose([true, true, false]) ?? true;
  },
  'rename a component': (draft, choose) => {
    const from = choose([...draft.schemas.keys()]);
    const to = choose(['Animal', 'Lodger', 'GetPetResponse', 'pet', 'ListPets']);
    if (from === undefined || to === undefined || draft.schemas.has(to)) return;
    draft.schemas = new Map(
      [...draft.schemas].map(([name, each]) => [name === from ? to : name, each] as const),
    );
    const rename = (value: Json): void => {
      if (typeof value !== 'object' || value === null) return;
      if (!Array.isArray(value) && value['$to'] === from) value['$to'] = to;
      for (const inner of Object.values(value)) rename(inner);
    };
    rename(draft.root);
    for (const { schema } of draft.schemas.values()) rename(schema);
  },
  'add a component': (draft, choose) => {
    const name = choose(['Nest', 'Collar', 'Vet']);
    if (name === undefined || draft.schemas.has(name)) return;
    draft.schemas.set(name, { file: ROOT, schema: { type: 'object', properties: { in: { $to: 'Pet' } } } });
  },
  'remove a component': (draft, choose) => {
    const name = choose([...draft.schemas.keys()]);
    if (name !== undefined) draft.schemas.delete(name);
  },
  'move a schema to another file': (draft, choose) => {
    const moved = choose([...draft.schemas.values()]);
    if (moved !== undefined)
      moved.file = choose([ROOT, 'pets.yaml', 'people.yaml', 'deep/more.yaml']) ?? ROOT;
    // Files in other folders would need other references.
    if (moved?.file.includes('/') === true) moved.file = 'more.yaml';
  },
  'add an operation': (draft, choose) => {
    const path = choose(['/vets', '/vets/{id}', '/pets/{id}/toys']) ?? '/vets';
    const paths = draft.root['paths'] as JsonObject;
    paths[path] = {
      [choose(['get', 'put', 'post']) ?? 'get']: {
        operationId: choose(['listVets', 'pet', 'getPets', 'list-vets', 'Cat']) ?? 'x',
        tags: ['vets'],
        ...(path.includes('{id}')
          ? { parameters: [{ name: 'id', in: 'path', required: true, schema: copyOf(choose(types) ?? {}) }] }
          : {}),
        requestBody: { content: { 'application/json': { schema: copyOf(choose(types) ?? {}) } } },
        responses: {
          '200': { description: 'Done.', content: { 'application/json': { schema: { $to: 'Owner' } } } },
        },
      },
    };
  },
  'remove an operation': (draft, choose) => {
    const paths = draft.root['paths'] as JsonObject;
    const path = choose(Object.keys(paths));
    if (path !== undefined) delete paths[path];
  },
  'change a parameter': (draft, choose) => {
    const parameters = choose(
      operationsOf(draft).flatMap(({ parameters: each }) => (Array.isArray(each) ? [each] : [])),
    );
    parameters?.push({
      name: choose(['q', 'q[]', 'page']) ?? 'q',
      in: 'query',
      schema: copyOf(choose(types) ?? {}),
    });
    if (choose([true, false]) === true) parameters?.shift();
  },
  'change the security': (draft, choose) => {
    const security = choose<Json>([[], [{ token: [] }], [{}, { token: [] }], [{ missing: [] }]]) ?? [];
    const operation = choose(operationsOf(draft));
    (choose([true, false]) === true || operation === undefined ? draft.root : operation)['security'] =
      security;
  },
  'change the servers': (draft, choose) => {
    draft.root['servers'] = [{ url: choose(['/', 'https://pets.example/v2', '/api/{v}']) ?? '/' }];
  },
  'add a webhook': (draft, choose) => {
    const schema = copyOf(choose(types) ?? {});
    draft.root['webhooks'] = {
      adopted: {
        post: {
          operationId: 'adopted',
          requestBody: { content: { 'application/json': { schema } } },
          responses: { '204': { description: 'Seen.' } },
        },
      },
    };
  },
  'make the title another': (draft, choose) => {
    infoOf(draft)['title'] = choose(['Pets', 'Animals']) ?? 'Pets';
  },
  'break a file': (draft, choose) => {
    const file = choose([...filesOf(draft).keys()]) ?? ROOT;
    const text = filesOf(draft).get(file) ?? '';
    const middle = Math.floor(text.length / 2);
    const breaks = [
      `${text}\n  : [`,
      text.slice(0, middle),
      `${text.slice(0, middle)}\n\t{{${text.slice(middle)}`,
      `${text}${text}`,
      text.replace(/\$ref: .*/, '$ref: ./nowhere.yaml#/Gone'),
      text.replace('type: string', 'type: strign'),
      '',
    ];
    draft.broken.set(file, choose(breaks) ?? '');
  },
};

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function copyOf(value: JsonObject): JsonObject {
  return structuredClone(value);
}

function infoOf({ root }: Draft): JsonObject {
  return root['info'] as JsonObject;
}

function schemasOf({ schemas }: Draft): readonly JsonObject[] {
  return [...schemas.values()].map(({ schema }) => schema);
}

function propertiesOf(draft: Draft): readonly JsonObject[] {
  return schemasOf(draft).flatMap(({ properties }) => (isObject(properties) ? [properties] : []));
}

function operationsOf({ root }: Draft): readonly JsonObject[] {
  return Object.values(root['paths'] as JsonObject).flatMap((item) =>
    isObject(item) ? Object.values(item).filter(isObject) : [],
  );
}
