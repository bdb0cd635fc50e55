import type { JsonObject } from '../../generators/source/document.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const text = { type: 'string' };
const listOf = (items: JsonObject): JsonObject => ({ type: 'array', items });

/** A schema that extends others, and adds members. */
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

const schemas: JsonObject = {
  Pet: base(
    'kind',
    { id: { type: 'integer', readOnly: true }, name: text },
    { cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog', hound: 'Dog' },
  ),
  Cat: extending('Pet', { lives: { type: 'integer' }, friends: listOf(ref('Pet')) }, 'lives'),
  Dog: extending('Pet', { bark: { type: 'boolean' }, secret: { ...text, writeOnly: true } }),
  Hamster: extending('Pet', { wheel: { type: 'boolean' } }),
  // Not selected by the discriminator: another name, and what it is part of.
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
};

/** `POST /<name>` for each schema, with a value of it in the request and in the response. */
function documentOf(openapi: string, all: JsonObject): JsonObject {
  const paths = ['Pet', 'Cat', 'Shape', 'Event', 'Owner', 'Labelled'].map((name) => {
    const content = { 'application/json': { schema: ref(name) } };
    const responses = { 200: { description: 'The same.', content } };
    const post = { operationId: `send${name}`, requestBody: { required: true, content }, responses };
    return [`/${name}`, { post }] as const;
  });
  const body = { allOf: [ref('Pet'), { type: 'object', properties: { label: text } }] };
  return {
    openapi,
    info: { title: 'Inheritance', version: '1' },
    paths: Object.fromEntries(paths),
    components: { schemas: { ...all, Labelled: { type: 'object', properties: { of: body } } } },
  };
}

/** Bases with discriminators whose variants extend them, by the version of OpenAPI. */
export const documents: Readonly<Record<string, JsonObject>> = {
  '3.0.3': documentOf('3.0.3', { ...schemas, MaybePet: { allOf: [ref('Pet')], nullable: true } }),
  '3.1.1': documentOf('3.1.1', { ...schemas, MaybePet: { oneOf: [ref('Pet'), { type: 'null' }] } }),
};
