import { keywords, type Keyword } from '../../keywords/keywords.ts';

/** The objects of OpenAPI 3.1.1, section 4.8, that contain other objects or extensions. */
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

/** The value of a member: one object, a list of them, or a map from names to them. */
export type Shape = Kind | { readonly list: Kind } | { readonly map: Kind };

export interface Structure {
  readonly members: Readonly<Record<string, Shape>>;
  /** The kind of all members except extensions, if their names are not fixed. */
  readonly others?: Kind;
}

/** The locations of parameters (OpenAPI 3.1.1, section 4.8.12.1), in the order in which they are sent. */
export const parameterLocations = ['path', 'query', 'header', 'cookie'] as const;

export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

const described = { schema: 'schema', examples: { map: 'example' }, content: { map: 'mediaType' } } as const;

/** Members of schemas with subschemas or objects of OpenAPI. */
const schemaMembers: Readonly<Record<string, Shape>> = Object.fromEntries(
  Object.entries<Keyword>(keywords).flatMap(([name, { holds }]) => {
    const shape = shapeOfKeyword(holds);
    return shape === undefined ? [] : [[name, shape] as const];
  }),
);

function shapeOfKeyword(holds: Keyword['holds']): Shape | undefined {
  switch (holds) {
    case 'schemas':
      return { list: 'schema' };
    case 'schemasByName':
      return { map: 'schema' };
    case 'schema':
    case 'discriminator':
    case 'xml':
    case 'externalDocs':
      return holds;
    default:
      return undefined;
  }
}

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
      ...allHold<Shape>('operation', methods.join(' ')),
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
  oauthFlows: {
    members: allHold<Shape>('oauthFlow', 'implicit password clientCredentials authorizationCode'),
  },
  oauthFlow: { members: {} },
};

/** The kinds of the members of an object that contain objects; `others` is for members whose names are not fixed. */
export function membersOf(kind: Kind): Structure {
  return structures[kind];
}

/** The kind of an object, or of those in a list or map. */
export function kindOf(shape: Shape): Kind {
  return typeof shape === 'string' ? shape : 'list' in shape ? shape.list : shape.map;
}

/** The kinds of objects that can contain objects of some kinds, also inside others. */
export function kindsAround(kinds: ReadonlySet<Kind>): ReadonlySet<Kind> {
  const around = new Set<Kind>();
  const contains = ({ members, others }: Structure): boolean =>
    [...Object.values(members).map(kindOf), ...(others === undefined ? [] : [others])].some(
      (kind) => kinds.has(kind) || around.has(kind),
    );
  for (let size = -1; size < around.size;) {
    size = around.size;
    for (const [kind, structure] of Object.entries(structures))
      if (contains(structure)) around.add(kind as Kind);
  }
  return around;
}

/** The section of `components` for objects of a kind; kinds without one cannot be referred to. */
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

/** The shape of a member of an object or list; undefined for extensions, examples, other data and unknown members. */
export function shapeInside(shape: Shape, key: string): Shape | undefined {
  if (typeof shape === 'object') return kindOf(shape);
  const { members, others } = structures[shape];
  if (Object.hasOwn(members, key)) return members[key];
  return key.startsWith('x-') ? undefined : others;
}

/**
 * The shape of a place in a document by the structure of OpenAPI.
 *
 * @param tokens member names from the root of a file that is an OpenAPI document
 * @returns undefined where the structure does not define it, such as in extensions and examples
 */
export function shapeAt(tokens: readonly string[]): Shape | undefined {
  return shapeBelow('document', tokens);
}

/** The same, starting from an object whose shape is known. */
export function shapeBelow(from: Shape, tokens: readonly string[]): Shape | undefined {
  return tokens.reduce<Shape | undefined>(
    (shape, token) => (shape === undefined ? undefined : shapeInside(shape, token)),
    from,
  );
}

/** The same value for each of several names, which are separated by spaces. */
export function allHold<Value>(value: Value, names: string): Record<string, Value> {
  return Object.fromEntries(names.split(' ').map((name) => [name, value]));
}
