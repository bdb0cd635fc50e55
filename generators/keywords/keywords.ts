/** The types of JSON values, by their names in `type` (JSON Schema 2020-12 Validation, section 6.1.1). */
export const jsonTypes = ['null', 'boolean', 'object', 'array', 'number', 'string', 'integer'] as const;

/** The types of JSON Schema (2020-12 Validation, section 6.1.1). */
export type JsonType = (typeof jsonTypes)[number];

/** The value of a keyword: schemas, an object of OpenAPI, or a plain value. */
export type Holding =
  | 'schema'
  | 'schemas'
  | 'schemasByName'
  | 'discriminator'
  | 'xml'
  | 'externalDocs'
  | 'any'
  | 'list'
  | 'text'
  | 'identifier'
  | 'anchor'
  | 'flag'
  | 'flagsByName'
  | 'number'
  | 'positive'
  | 'count'
  | 'types'
  | 'names'
  | 'namesByName';

/** How the documentation shows a keyword to its readers. */
export type Fact =
  /** The name, and the value as it is. */
  | { readonly name: string }
  /** One end of a range. */
  | { readonly name: string; readonly end: 'low' | 'high' }
  /** A text for `true`. */
  | { readonly name: string; readonly text: string };

/** One keyword of JSON Schema 2020-12 or of OpenAPI's dialect of it. */
export interface Keyword {
  readonly holds: Holding;
  /**
   * `rule`: values can violate it. `note`: it only informs about the values. `core`: it is about the schema itself.
   */
  readonly role: 'rule' | 'note' | 'core';
  /**
   * The type of the values that it applies to. Values of other types never violate it. Absent if it applies to
   * several.
   */
  readonly of?: 'string' | 'number' | 'array' | 'object';
  readonly fact?: Fact;
}

/**
 * The keywords of schemas: JSON Schema 2020-12 (Core, sections 8 to 11; Validation, sections 6 to 9) and OpenAPI 3.1.1,
 * section 4.8.24. Facts are shown in this order.
 */
export const keywords = {
  $id: { holds: 'identifier', role: 'core' },
  $schema: { holds: 'text', role: 'core' },
  $anchor: { holds: 'anchor', role: 'core' },
  $dynamicAnchor: { holds: 'anchor', role: 'core' },
  $dynamicRef: { holds: 'text', role: 'core' },
  $vocabulary: { holds: 'flagsByName', role: 'core' },
  $defs: { holds: 'schemasByName', role: 'core' },
  definitions: { holds: 'schemasByName', role: 'core' },

  $ref: { holds: 'text', role: 'rule' },
  allOf: { holds: 'schemas', role: 'rule' },
  anyOf: { holds: 'schemas', role: 'rule' },
  oneOf: { holds: 'schemas', role: 'rule' },
  not: { holds: 'schema', role: 'rule' },
  if: { holds: 'schema', role: 'rule' },
  // oxlint-disable-next-line unicorn/no-thenable -- the keyword has this name
  then: { holds: 'schema', role: 'rule' },
  else: { holds: 'schema', role: 'rule' },

  type: { holds: 'types', role: 'rule' },
  const: { holds: 'any', role: 'rule' },
  enum: { holds: 'list', role: 'rule' },
  default: { holds: 'any', role: 'note', fact: { name: 'default' } },
  format: { holds: 'text', role: 'rule', fact: { name: 'format' } },

  minimum: { holds: 'number', role: 'rule', of: 'number', fact: { name: 'range', end: 'low' } },
  exclusiveMinimum: {
    holds: 'number',
    role: 'rule',
    of: 'number',
    fact: { name: 'range, ends excluded', end: 'low' },
  },
  maximum: { holds: 'number', role: 'rule', of: 'number', fact: { name: 'range', end: 'high' } },
  exclusiveMaximum: {
    holds: 'number',
    role: 'rule',
    of: 'number',
    fact: { name: 'range, ends excluded', end: 'high' },
  },
  multipleOf: { holds: 'positive', role: 'rule', of: 'number', fact: { name: 'multiple of' } },

  minLength: { holds: 'count', role: 'rule', of: 'string', fact: { name: 'length', end: 'low' } },
  maxLength: { holds: 'count', role: 'rule', of: 'string', fact: { name: 'length', end: 'high' } },
  pattern: { holds: 'text', role: 'rule', of: 'string', fact: { name: 'pattern' } },
  contentEncoding: { holds: 'text', role: 'note', of: 'string', fact: { name: 'encoding' } },
  contentMediaType: { holds: 'text', role: 'note', of: 'string', fact: { name: 'media type' } },
  contentSchema: { holds: 'schema', role: 'note', of: 'string' },

  items: { holds: 'schema', role: 'rule', of: 'array' },
  prefixItems: { holds: 'schemas', role: 'rule', of: 'array' },
  contains: { holds: 'schema', role: 'rule', of: 'array' },
  minContains: { holds: 'count', role: 'rule', of: 'array' },
  maxContains: { holds: 'count', role: 'rule', of: 'array' },
  unevaluatedItems: { holds: 'schema', role: 'rule', of: 'array' },
  minItems: { holds: 'count', role: 'rule', of: 'array', fact: { name: 'items', end: 'low' } },
  maxItems: { holds: 'count', role: 'rule', of: 'array', fact: { name: 'items', end: 'high' } },
  uniqueItems: { holds: 'flag', role: 'rule', of: 'array', fact: { name: 'items', text: 'all different' } },

  properties: { holds: 'schemasByName', role: 'rule', of: 'object' },
  required: { holds: 'names', role: 'rule', of: 'object' },
  patternProperties: { holds: 'schemasByName', role: 'rule', of: 'object' },
  additionalProperties: { holds: 'schema', role: 'rule', of: 'object' },
  unevaluatedProperties: { holds: 'schema', role: 'rule', of: 'object' },
  propertyNames: { holds: 'schema', role: 'rule', of: 'object' },
  dependentRequired: { holds: 'namesByName', role: 'rule', of: 'object' },
  dependentSchemas: { holds: 'schemasByName', role: 'rule', of: 'object' },
  minProperties: { holds: 'count', role: 'rule', of: 'object', fact: { name: 'members', end: 'low' } },
  maxProperties: { holds: 'count', role: 'rule', of: 'object', fact: { name: 'members', end: 'high' } },

  readOnly: { holds: 'flag', role: 'note', fact: { name: 'access', text: 'read only' } },
  writeOnly: { holds: 'flag', role: 'note', fact: { name: 'access', text: 'write only' } },
  deprecated: { holds: 'flag', role: 'note' },
  nullable: { holds: 'flag', role: 'note' },
  title: { holds: 'text', role: 'note' },
  description: { holds: 'text', role: 'note' },
  examples: { holds: 'list', role: 'note' },
  example: { holds: 'any', role: 'note' },
  $comment: { holds: 'text', role: 'note' },
  discriminator: { holds: 'discriminator', role: 'note' },
  xml: { holds: 'xml', role: 'note' },
  externalDocs: { holds: 'externalDocs', role: 'note' },
} as const satisfies Readonly<Record<string, Keyword>>;

export type KeywordName = keyof typeof keywords;

/** The names of all keywords, in the order of the table. */
export const keywordNames = Object.keys(keywords) as readonly KeywordName[];

/** The entry of the table for a name; undefined where it is not a keyword. */
export function keywordNamed(name: string): Keyword | undefined {
  return Object.hasOwn(keywords, name) ? keywords[name as KeywordName] : undefined;
}

/** The keywords whose entry in the table meets a condition. */
export function keywordsWhere(
  test: (keyword: Keyword, name: KeywordName) => boolean,
): readonly KeywordName[] {
  return keywordNames.filter((name) => test(keywords[name], name));
}
