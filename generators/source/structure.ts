import type { Json, JsonObject } from './document.ts';
import { memberOf } from './member.ts';

/** The objects of OpenAPI 3.1.1, section 4.8, that hold other objects or extensions. */
export type Kind =
  | 'document'
  | 'info'
  | 'contact'
  | 'license'
  | 'server'
  | 'serverVariable'
  | 'components'
  | 'paths'
  | 'pathItem'
  | 'operation'
  | 'externalDocs'
  | 'parameter'
  | 'requestBody'
  | 'mediaType'
  | 'encoding'
  | 'responses'
  | 'response'
  | 'callback'
  | 'example'
  | 'link'
  | 'header'
  | 'tag'
  | 'schema'
  | 'discriminator'
  | 'xml'
  | 'securityScheme'
  | 'oauthFlows'
  | 'oauthFlow';

/** What a member holds: one object, a list of them, or a map from names to them. */
export type Shape = Kind | { readonly list: Kind } | { readonly map: Kind };

export interface Structure {
  readonly members: Readonly<Record<string, Shape>>;
  /** What all members but extensions hold, where their names are not fixed. */
  readonly others?: Kind;
}

export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

const described = { schema: 'schema', examples: { map: 'example' }, content: { map: 'mediaType' } } as const;

/** Places of subschemas in JSON Schema 2020-12 (Core, section 10; Validation) and in OpenAPI's dialect of it. */
const schemaMembers: Readonly<Record<string, Shape>> = {
  ...allHold('schema', 'not if then else items contains propertyNames contentSchema'),
  ...allHold('schema', 'additionalProperties unevaluatedProperties unevaluatedItems'),
  ...allHold({ list: 'schema' }, 'allOf anyOf oneOf prefixItems'),
  ...allHold({ map: 'schema' }, 'properties patternProperties dependentSchemas $defs definitions'),
  discriminator: 'discriminator',
  xml: 'xml',
  externalDocs: 'externalDocs',
};

const structures: Readonly<Record<Kind, Structure>> = {
  document: {
    members: {
      info: 'info',
      servers: { list: 'server' },
      paths: 'paths',
      webhooks: { map: 'pathItem' },
      components: 'components',
      tags: { list: 'tag' },
      externalDocs: 'externalDocs',
    },
  },
  info: { members: { contact: 'contact', license: 'license' } },
  contact: { members: {} },
  license: { members: {} },
  server: { members: { variables: { map: 'serverVariable' } } },
  serverVariable: { members: {} },
  components: {
    members: {
      schemas: { map: 'schema' },
      responses: { map: 'response' },
      parameters: { map: 'parameter' },
      examples: { map: 'example' },
      requestBodies: { map: 'requestBody' },
      headers: { map: 'header' },
      securitySchemes: { map: 'securityScheme' },
      links: { map: 'link' },
      callbacks: { map: 'callback' },
      pathItems: { map: 'pathItem' },
    },
  },
  paths: { members: {}, others: 'pathItem' },
  pathItem: {
    members: {
      servers: { list: 'server' },
      parameters: { list: 'parameter' },
      ...allHold('operation', methods.join(' ')),
    },
  },
  operation: {
    members: {
      externalDocs: 'externalDocs',
      parameters: { list: 'parameter' },
      requestBody: 'requestBody',
      responses: 'responses',
      callbacks: { map: 'callback' },
      servers: { list: 'server' },
    },
  },
  externalDocs: { members: {} },
  parameter: { members: described },
  requestBody: { members: { content: { map: 'mediaType' } } },
  mediaType: { members: { schema: 'schema', examples: { map: 'example' }, encoding: { map: 'encoding' } } },
  encoding: { members: { headers: { map: 'header' } } },
  responses: { members: {}, others: 'response' },
  response: {
    members: { headers: { map: 'header' }, content: { map: 'mediaType' }, links: { map: 'link' } },
  },
  callback: { members: {}, others: 'pathItem' },
  example: { members: {} },
  link: { members: { server: 'server' } },
  header: { members: described },
  tag: { members: { externalDocs: 'externalDocs' } },
  schema: { members: schemaMembers },
  discriminator: { members: {} },
  xml: { members: {} },
  securityScheme: { members: { flows: 'oauthFlows' } },
  oauthFlows: { members: allHold('oauthFlow', 'implicit password clientCredentials authorizationCode') },
  oauthFlow: { members: {} },
};

/** What the members of an object hold that hold objects; `others` is for members whose names are not fixed. */
export function membersOf(kind: Kind): Structure {
  return structures[kind];
}

/** The section of `components` in which objects of a kind are named; kinds without one cannot be referred to. */
export const sections = {
  schema: 'schemas',
  response: 'responses',
  parameter: 'parameters',
  example: 'examples',
  requestBody: 'requestBodies',
  header: 'headers',
  securityScheme: 'securitySchemes',
  link: 'links',
  callback: 'callbacks',
} as const satisfies Partial<Record<Kind, string>>;

export type NamedKind = keyof typeof sections;

export function isNamedKind(shape: Shape): shape is NamedKind {
  return typeof shape === 'string' && Object.hasOwn(sections, shape);
}

/** A container of a document and what it is. */
export interface Part {
  readonly value: JsonObject | Json[];
  readonly shape: Shape;
  readonly parent: Part | undefined;
  readonly key: string;
}

/** An object of a document and what it is. */
export interface Node {
  readonly value: JsonObject;
  readonly shape: Kind;
}

/** The parts directly inside a part, in the order of the document. Extensions, examples and other data are none. */
export function childParts(parent: Part): Part[] {
  const { value, shape } = parent;
  const parts: Part[] = [];
  const add = (key: string, inner: Shape): void => {
    const child = memberOf(value, key);
    if (typeof child === 'object' && child !== null) parts.push({ value: child, shape: inner, parent, key });
  };
  if (typeof shape === 'object') {
    const inner = 'list' in shape ? shape.list : shape.map;
    if (Array.isArray(value) === 'list' in shape) for (const key of Object.keys(value)) add(key, inner);
    return parts;
  }
  if (Array.isArray(value)) return parts;
  const { members, others } = structures[shape];
  for (const key of Object.keys(value)) {
    const inner = Object.hasOwn(members, key) ? members[key] : key.startsWith('x-') ? undefined : others;
    if (inner !== undefined) add(key, inner);
  }
  return parts;
}

/** All objects of a document, outer before inner, in the order of the document. References are not followed. */
export function* walk(root: JsonObject): Generator<Node> {
  const open: Part[] = [{ value: root, shape: 'document', parent: undefined, key: '' }];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const { value, shape } = part;
    if (typeof shape === 'string' && !Array.isArray(value)) yield { value, shape };
    open.push(...childParts(part).toReversed());
  }
}

/** The same shape for each of several names. */
function allHold(shape: Shape, names: string): Record<string, Shape> {
  return Object.fromEntries(names.split(' ').map((name) => [name, shape]));
}
