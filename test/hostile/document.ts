import type { JsonObject } from '../../generators/json/json.ts';

/** Gives the text for a position of the document; `ordinary` is what a well-meaning author would write. */
export type Writer = (position: string, ordinary: string) => string;

/**
 * A small OpenAPI 3.1 document that uses each feature in which authors write text of their own. Every such text comes
 * from the writer, so any can be put there; positions that must agree (a property and its entry in the required list)
 * are one position. Names that share a scope are one hostile and several ordinary ones.
 */
export function writeDocument(write: Writer): JsonObject {
  const names = writeNames(write);
  return {
    openapi: '3.1.1',
    info: writeInfo(write),
    servers: writeServers(write),
    externalDocs: writeExternalDocs(write, 'externalDocs'),
    tags: [
      {
        name: names.tag,
        description: write('tag.description', 'Animals.'),
        externalDocs: writeExternalDocs(write, 'tag.externalDocs'),
      },
      { name: 'plain' },
    ],
    security: [{ [names.apiKey]: [] }, { oauth: [names.scope] }],
    [`x-${write('extension.name', 'note')}`]: {
      [write('extension.key', 'key')]: write('extension.value', 'value'),
      list: [write('extension.item', 'item')],
    },
    paths: { ...writeOrdinaryPaths(write, names), ...writeHostilePaths(write, names) },
    components: writeComponents(write, names),
  };
}

/** Texts that are written in more than one place. */
type Names = ReturnType<typeof writeNames>;

function writeNames(write: Writer) {
  return {
    tag: write('tag.name', 'animals'),
    schema: write('schema.name', 'Animal'),
    parameter: write('component.parameter', 'Limit'),
    header: write('component.header', 'Rate'),
    response: write('component.response', 'Failure'),
    requestBody: write('component.requestBody', 'NewPet'),
    example: write('component.example', 'tom'),
    apiKey: write('securityScheme.name', 'key'),
    scope: write('oauth.scope', 'read'),
    property: write('schema.property', 'name'),
    member: write('schema.enum', 'cat'),
    mapped: write('discriminator.value', 'dog'),
    discriminator: write('discriminator.propertyName', 'kind'),
  };
}

function writeInfo(write: Writer): JsonObject {
  return {
    title: write('info.title', 'Pets'),
    version: write('info.version', '1.0'),
    summary: write('info.summary', 'All pets.'),
    description: write('info.description', 'Everything about pets.'),
    termsOfService: write('info.termsOfService', 'https://example.com/terms'),
    contact: {
      name: write('contact.name', 'Ann'),
      url: write('contact.url', 'https://example.com'),
      email: write('contact.email', 'ann@example.com'),
    },
    license: { name: write('license.name', 'MIT'), identifier: write('license.identifier', 'MIT') },
  };
}

function writeServers(write: Writer): JsonObject[] {
  const variable = write('server.variable', 'region');
  return [
    {
      url: write('server.url', 'https://example.com/api'),
      description: write('server.description', 'The only one.'),
    },
    {
      url: `https://{${variable}}.example.com`,
      variables: {
        [variable]: {
          default: write('server.variable.default', 'eu'),
          enum: [write('server.variable.default', 'eu'), write('server.variable.enum', 'us')],
          description: write('server.variable.description', 'Where it stands.'),
        },
      },
    },
  ];
}

function writeExternalDocs(write: Writer, position: string): JsonObject {
  return {
    url: write(`${position}.url`, 'https://example.com/docs'),
    description: write(`${position}.description`, 'More to read.'),
  };
}

function writeOrdinaryPaths(write: Writer, names: Names): JsonObject {
  return {
    '/pets': {
      summary: write('pathItem.summary', 'Pets'),
      description: write('pathItem.description', 'All of them.'),
      get: {
        operationId: write('operation.id', 'listPets'),
        tags: [names.tag],
        summary: write('operation.summary', 'List pets'),
        description: write('operation.description', 'One page of pets.'),
        deprecated: true,
        externalDocs: writeExternalDocs(write, 'operation.externalDocs'),
        [`x-${write('operation.extension.name', 'note')}`]: write('operation.extension.value', 'value'),
        parameters: [
          { $ref: local('parameters', names.parameter) },
          ...(['query', 'header', 'cookie'] as const).map((location) => writeParameter(write, location)),
          {
            name: 'filter',
            in: 'query',
            style: 'deepObject',
            schema: {
              type: 'object',
              properties: { [write('parameter.property', 'size')]: { type: 'integer' } },
            },
          },
          { name: 'where', in: 'query', content: { 'application/json': { schema: { type: 'object' } } } },
        ],
        responses: {
          '200': {
            description: write('response.description', 'A page.'),
            headers: {
              [write('header.name', 'X-Total')]: {
                description: write('header.description', 'How many there are.'),
                schema: { type: 'integer' },
              },
              'X-Rate': { $ref: local('headers', names.header) },
            },
            content: {
              'application/json': {
                schema: { type: 'array', items: { $ref: local('schemas', names.schema) } },
                examples: { [write('example.name', 'one')]: { $ref: local('examples', names.example) } },
              },
            },
          },
          default: { $ref: local('responses', names.response) },
        },
      },
      post: {
        operationId: 'addPet',
        tags: ['plain'],
        requestBody: { $ref: local('requestBodies', names.requestBody) },
        responses: { '204': { description: 'Done.' } },
        callbacks: {
          [write('callback.name', 'added')]: {
            [write('callback.expression', '{$request.body#/url}')]: {
              post: { responses: { '204': { description: 'Heard.' } } },
            },
          },
        },
      },
      put: {
        operationId: 'uploadPet',
        tags: ['plain'],
        requestBody: {
          description: write('requestBody.description', 'A picture.'),
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                properties: { [write('multipart.property', 'file')]: { type: 'string', format: 'binary' } },
              },
              encoding: {
                [write('multipart.property', 'file')]: {
                  contentType: write('encoding.contentType', 'image/png'),
                },
              },
            },
          },
        },
        responses: { '204': { description: 'Done.' } },
      },
    },
  };
}

function writeParameter(write: Writer, location: 'query' | 'header' | 'cookie'): JsonObject {
  return {
    name: write(`parameter.${location}.name`, `sort-by-${location}`),
    in: location,
    description: write(`parameter.${location}.description`, 'In which order.'),
    schema: { type: 'string', default: write(`parameter.${location}.default`, 'up') },
    example: write(`parameter.${location}.example`, 'down'),
  };
}

function writeHostilePaths(write: Writer, names: Names): JsonObject {
  const parameter = write('path.parameter', 'id');
  const done = { responses: { '204': { description: 'Done.' } } };
  return {
    [`/literal/${write('path.literal', 'about')}`]: {
      get: { operationId: 'literal', tags: ['plain'], ...done },
    },
    [`/derived/${write('path.derivedId', 'id')}`]: { get: { tags: ['plain'], ...done } },
    [`/parameter/{${parameter}}`]: {
      get: {
        operationId: 'parameter',
        tags: [write('tag.undeclared', 'animals')],
        parameters: [{ name: parameter, in: 'path', required: true, schema: { type: 'string' } }],
        ...done,
      },
    },
    '/media': {
      get: {
        operationId: 'media',
        tags: ['plain'],
        responses: {
          '200': {
            description: 'One of two.',
            content: {
              [write('mediaType.name', 'application/vnd.pet+json')]: {
                schema: { $ref: local('schemas', names.schema) },
              },
              'text/plain': { schema: { type: 'string' }, example: write('mediaType.example', 'Tom') },
            },
          },
        },
      },
    },
  };
}

function writeComponents(write: Writer, names: Names): JsonObject {
  return {
    schemas: { ...writeSchemas(write, names) },
    parameters: {
      [names.parameter]: { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 100 } },
    },
    headers: { [names.header]: { schema: { type: 'string', enum: ['low', write('header.enum', 'high')] } } },
    responses: {
      [names.response]: {
        description: write('component.response.description', 'It failed.'),
        content: { 'application/json': { schema: { type: 'object' } } },
      },
    },
    requestBodies: {
      [names.requestBody]: {
        content: { 'application/json': { schema: { $ref: local('schemas', names.schema) } } },
      },
    },
    examples: {
      [names.example]: {
        summary: write('example.summary', 'Tom'),
        description: write('example.description', 'A cat.'),
        value: [{ name: write('example.value', 'Tom'), species: 'cat' }],
      },
    },
    securitySchemes: {
      [names.apiKey]: {
        type: 'apiKey',
        in: 'header',
        name: write('apiKey.parameter', 'X-Key'),
        description: write('securityScheme.description', 'Ask for one.'),
      },
      oauth: {
        type: 'oauth2',
        flows: {
          authorizationCode: {
            authorizationUrl: write('oauth.authorizationUrl', 'https://example.com/authorize'),
            tokenUrl: write('oauth.tokenUrl', 'https://example.com/token'),
            scopes: { [names.scope]: write('oauth.scope.description', 'Read all.') },
          },
        },
      },
      openId: {
        type: 'openIdConnect',
        openIdConnectUrl: write('openIdConnect.url', 'https://example.com/openid'),
      },
      bearer: { type: 'http', scheme: 'bearer', bearerFormat: write('http.bearerFormat', 'JWT') },
    },
  };
}

function writeSchemas(write: Writer, names: Names): JsonObject {
  return {
    [names.schema]: {
      title: write('schema.title', 'An animal'),
      description: write('schema.description', 'Lives with people.'),
      $comment: write('schema.comment', 'Nobody reads this.'),
      type: 'object',
      required: [names.property, 'species'],
      additionalProperties: false,
      properties: {
        [names.property]: { type: 'string', description: write('property.description', 'What it hears.') },
        species: { type: 'string', enum: [names.member, 'lizard'] },
        constant: { const: write('schema.const', 'pet') },
        object: { const: { [write('schema.const.key', 'a')]: write('schema.const.value', 'b') } },
        motto: {
          type: 'string',
          default: write('schema.default', 'purr'),
          examples: [write('schema.example', 'miaow')],
        },
        tagged: { type: 'string', pattern: write('schema.pattern', '^[a-z]+$') },
        formatted: { type: 'string', format: write('schema.format', 'date') },
        media: {
          type: 'string',
          contentMediaType: write('schema.contentMediaType', 'text/plain'),
          contentEncoding: write('schema.contentEncoding', 'base64'),
        },
        open: {
          type: 'object',
          propertyNames: { pattern: write('propertyNames.pattern', '^[a-z]+$') },
          patternProperties: { [write('schema.patternProperty', '^x')]: { type: 'string' } },
          additionalProperties: { type: 'number' },
        },
        dependent: {
          type: 'object',
          properties: { plain: { type: 'string' } },
          dependentRequired: {
            [write('dependentRequired.key', 'a')]: [write('dependentRequired.item', 'b')],
          },
          dependentSchemas: { [write('dependentSchemas.key', 'c')]: { minProperties: 2 } },
        },
        [write('property.annotated', 'annotated')]: {
          type: 'string',
          readOnly: true,
          deprecated: true,
          xml: {
            name: write('xml.name', 'a'),
            prefix: write('xml.prefix', 'p'),
            namespace: write('xml.namespace', 'https://e.com'),
          },
          [`x-${write('schema.extension.name', 'note')}`]: write('schema.extension.value', 'value'),
        },
        friend: { $ref: local('schemas', names.schema) },
        companion: { $ref: '#/components/schemas/Companion' },
      },
    },
    Companion: {
      oneOf: [{ $ref: '#/components/schemas/Dog' }, { $ref: '#/components/schemas/Fish' }],
      discriminator: {
        propertyName: names.discriminator,
        mapping: {
          [names.mapped]: '#/components/schemas/Dog',
          fish: '#/components/schemas/Fish',
        },
      },
    },
    Keeper: {
      oneOf: [{ $ref: local('schemas', names.schema) }, { $ref: '#/components/schemas/Fish' }],
      discriminator: { propertyName: 'species', mapping: { [names.member]: names.schema, fish: 'Fish' } },
    },
    Dog: {
      type: 'object',
      required: [names.discriminator],
      properties: { [names.discriminator]: { const: names.mapped } },
    },
    Fish: {
      type: 'object',
      required: [names.discriminator, 'species'],
      properties: { [names.discriminator]: { const: 'fish' }, species: { const: 'fish' } },
    },
  };
}

/** A reference to a component of the document (RFC 6901 section 6: the fragment is percent-encoded). */
function local(section: string, name: string): string {
  const token = name.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('%', '%25');
  return `#/components/${section}/${token}`;
}
