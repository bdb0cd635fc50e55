import type { JsonObject } from '../../generators/json/json.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const text = { type: 'string' };
const listOf = (items: JsonObject): JsonObject => ({ type: 'array', items });

/** A schema that extends another, and adds members. */
const extending = (base: string, properties: JsonObject, ...required: string[]): JsonObject => ({
  allOf: [ref(base), { type: 'object', properties, ...(required.length > 0 ? { required } : {}) }],
});

/** A base with a discriminator. */
const base = (member: string, properties: JsonObject, mapping?: JsonObject): JsonObject => ({
  type: 'object',
  required: [member],
  properties: { [member]: text, ...properties },
  discriminator: { propertyName: member, ...(mapping === undefined ? {} : { mapping }) },
});

/** Bases with discriminators whose variants extend them. */
const common: JsonObject = {
  Pet: base(
    'kind',
    { id: { type: 'integer', readOnly: true }, name: text },
    { cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog', hound: 'Dog' },
  ),
  Cat: extending('Pet', { lives: { type: 'integer' }, friends: listOf(ref('Pet')) }, 'lives'),
  Dog: extending('Pet', { bark: { type: 'boolean' }, secret: { ...text, writeOnly: true } }),
  // No value of the mapping: its name selects it.
  Hamster: extending('Pet', { wheel: { type: 'boolean' } }),
  // Nothing of its own: another name.
  AnyPet: { allOf: [ref('Pet')], description: 'Another name.' },

  // Without a mapping, names select.
  Shape: base('type', {}),
  Circle: extending('Shape', { radius: { type: 'number' } }, 'radius'),
  Polygon: extending('Shape', { sides: { type: 'integer' } }, 'sides'),
  Square: extending('Polygon', { length: { type: 'number' } }, 'length'),

  // The base is a value itself, and one of its variants is a base.
  Event: base('event', { at: text }, { other: 'Event', push: 'Push', tag: 'TagPush', branch: 'BranchPush' }),
  Push: { ...extending('Event', { commit: text }, 'commit'), discriminator: { propertyName: 'event' } },
  TagPush: extending('Push', { tag: text }, 'tag'),
  BranchPush: extending('Push', { branch: text }, 'branch'),

  Owner: {
    type: 'object',
    required: ['pet', 'pets'],
    properties: { pet: ref('Pet'), pets: listOf(ref('Pet')), best: ref('MaybePet'), shape: ref('Shape') },
  },
  Labelled: {
    type: 'object',
    properties: { of: { allOf: [ref('Pet'), { type: 'object', properties: { label: text } }] } },
  },
};

/** The names of schemas that requests and responses have. */
export const sent = ['Pet', 'Cat', 'Shape', 'Event', 'Owner', 'Labelled'];

/** `POST /<name>` for each of them, as JSON, and as a form for pets. */
const paths: JsonObject = Object.fromEntries([
  ...sent.map((name) => [`/${name}`, { post: operation(`send${name}`, name, 'application/json') }] as const),
  ['/form', { post: operation('sendForm', 'Pet', 'application/x-www-form-urlencoded') }] as const,
]);

function operation(operationId: string, name: string, type: string): JsonObject {
  const content = { 'application/json': { schema: ref(name) } };
  return {
    operationId,
    requestBody: { required: true, content: { [type]: { schema: ref(name) } } },
    responses: { 200: { description: 'The same.', content } },
  };
}

/** What models of the document are made from. */
export const parts = { schemas: { ...common, MaybePet: { oneOf: [ref('Pet'), { type: 'null' }] } }, paths };

function documentOf(openapi: string, schemas: JsonObject): JsonObject {
  return { openapi, info: { title: 'Inheritance', version: '1' }, paths, components: { schemas } };
}

/** By the version of OpenAPI. */
export const documents: Readonly<Record<'3.0' | '3.1', JsonObject>> = {
  '3.0': documentOf('3.0.3', { ...common, MaybePet: { allOf: [ref('Pet')], nullable: true } }),
  '3.1': documentOf('3.1.1', parts.schemas),
};
