import type { JsonObject } from '../../generators/json/json.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

/** A document with `POST /<name>` for each schema that is named. */
function documentOf(schemas: JsonObject, names: readonly string[], openapi = '3.1.1'): JsonObject {
  const paths = names.map((name) => {
    const content = { 'application/json': { schema: ref(name) } };
    const responses = { 200: { description: 'The same.', content } };
    const post = { operationId: `send${name}`, requestBody: { required: true, content }, responses };
    return [`/${name}`, { post }] as const;
  });
  return {
    openapi,
    info: { title: 'Unions', version: '1' },
    paths: Object.fromEntries(paths),
    components: { schemas },
  };
}

const role = ref('Role');
const text = { type: 'string' };

/**
 * Unions as published documents write them: several tags of one alternative, whose member may have the tags of the others
 * as well; a base that lists those who extend it; an object that is closed around its parts.
 */
export const unions: JsonObject = documentOf(
  {
    Role: { type: 'string', enum: ['USER', 'BOT', 'TOOL'] },
    Message: {
      oneOf: [ref('Chat'), ref('Tool')],
      discriminator: {
        propertyName: 'role',
        mapping: {
          USER: '#/components/schemas/Chat',
          BOT: '#/components/schemas/Chat',
          TOOL: '#/components/schemas/Tool',
        },
      },
    },
    Chat: { type: 'object', required: ['role', 'message'], properties: { role, message: text } },
    Tool: {
      type: 'object',
      required: ['role'],
      properties: { role, results: { type: 'array', items: text } },
    },
    Pet: {
      type: 'object',
      discriminator: {
        propertyName: 'kind',
        mapping: { cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' },
      },
      oneOf: [ref('Cat'), ref('Dog')],
      properties: { kind: text, name: text },
      required: ['kind'],
    },
    Cat: { allOf: [ref('Pet'), { type: 'object', properties: { lives: { type: 'integer' } } }] },
    Dog: { allOf: [ref('Pet'), { type: 'object', properties: { bark: { type: 'boolean' } } }] },
    Parameters: {
      type: 'object',
      additionalProperties: false,
      allOf: [{ type: 'object', required: ['url'], properties: { url: text } }, ref('Options')],
    },
    Options: { type: 'object', properties: { speed: { type: 'number' } } },
    Account: { type: 'object', required: ['name'], properties: { name: { type: 'string', nullable: true } } },
  },
  ['Message', 'Pet', 'Parameters', 'Account'],
);
