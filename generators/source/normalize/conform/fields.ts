import { parameterLocations } from '../../document/structure.ts';
import { keywords, type Keyword } from '../../../keywords/keywords.ts';
import type { Kind } from '../../document/structure.ts';
import {
  anchor,
  anything,
  count,
  distinctTexts,
  flag,
  identifier,
  list,
  mapOfDistinctTextLists,
  mapOfFlags,
  mapOfTexts,
  number,
  object,
  oneOf,
  positive,
  securityRequirements,
  text,
  texts,
  typeNames,
  type FieldType,
} from './field-type.ts';

/** The members of an object except those that contain other objects, which `structure.ts` lists. */
export interface Fields {
  readonly fields: Readonly<Record<string, FieldType>>;
  /** Fields that OpenAPI requires but outputs can do without. */
  readonly expected?: readonly string[];
  /** Fields without which the object cannot be used. */
  readonly required?: readonly string[];
}

const described = { description: text };
const style = oneOf('simple', 'label', 'matrix', 'form', 'spaceDelimited', 'pipeDelimited', 'deepObject');
const header: Readonly<Record<string, FieldType>> = {
  ...described,
  required: flag,
  deprecated: flag,
  allowEmptyValue: flag,
  style,
  explode: flag,
  allowReserved: flag,
  example: anything,
};

/** OpenAPI 3.1.1, section 4.8. */
export const fieldsOf: Readonly<Record<Exclude<Kind, 'schema'>, Fields>> = {
  document: {
    fields: { openapi: text, jsonSchemaDialect: text, security: securityRequirements },
    expected: ['info'],
  },
  info: {
    fields: { ...described, title: text, summary: text, termsOfService: text, version: text },
    expected: ['title', 'version'],
  },
  contact: { fields: { name: text, url: text, email: text } },
  license: { fields: { name: text, identifier: text, url: text }, expected: ['name'] },
  server: { fields: { ...described, url: text }, expected: ['url'] },
  serverVariable: { fields: { ...described, enum: texts, default: text }, expected: ['default'] },
  components: { fields: {} },
  paths: { fields: {} },
  pathItem: { fields: { ...described, summary: text } },
  operation: {
    fields: {
      ...described,
      tags: texts,
      summary: text,
      operationId: text,
      deprecated: flag,
      security: securityRequirements,
    },
  },
  externalDocs: { fields: { ...described, url: text }, expected: ['url'] },
  parameter: {
    fields: { ...header, name: text, in: oneOf(...parameterLocations) },
    required: ['name', 'in'],
  },
  requestBody: { fields: { ...described, required: flag }, expected: ['content'] },
  mediaType: { fields: { example: anything } },
  encoding: { fields: { contentType: text, style, explode: flag, allowReserved: flag } },
  responses: { fields: {} },
  response: { fields: described, expected: ['description'] },
  callback: { fields: {} },
  example: { fields: { ...described, summary: text, value: anything, externalValue: text } },
  link: {
    fields: {
      ...described,
      operationRef: text,
      operationId: text,
      parameters: object,
      requestBody: anything,
    },
  },
  header: { fields: header },
  tag: { fields: { ...described, name: text }, required: ['name'] },
  discriminator: { fields: { propertyName: text, mapping: mapOfTexts }, expected: ['propertyName'] },
  xml: { fields: { name: text, namespace: text, prefix: text, attribute: flag, wrapped: flag } },
  securityScheme: {
    fields: {
      ...described,
      type: oneOf('apiKey', 'http', 'mutualTLS', 'oauth2', 'openIdConnect'),
      name: text,
      in: oneOf('query', 'header', 'cookie'),
      scheme: text,
      bearerFormat: text,
      openIdConnectUrl: text,
    },
    required: ['type'],
  },
  oauthFlows: { fields: {} },
  oauthFlow: {
    fields: { authorizationUrl: text, tokenUrl: text, refreshUrl: text, scopes: mapOfTexts },
    expected: ['scopes'],
  },
};

/** Fields that are new in OpenAPI 3.2.0 (OpenAPI 3.2.0, appendix of changes). */
export const fieldsOf32: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  document: ['$self'],
  server: ['name'],
  components: ['mediaTypes'],
  pathItem: ['query', 'additionalOperations'],
  mediaType: ['itemSchema', 'prefixEncoding', 'itemEncoding'],
  encoding: ['encoding', 'prefixEncoding', 'itemEncoding'],
  response: ['summary'],
  example: ['dataValue', 'serializedValue'],
  tag: ['summary', 'parent', 'kind'],
  discriminator: ['defaultMapping'],
  xml: ['nodeType'],
  securityScheme: ['oauth2MetadataUrl', 'deprecated'],
  oauthFlows: ['deviceAuthorization'],
};

/** Values of fields that are new in OpenAPI 3.2.0 (Parameter Object). */
export const valuesOf32: Readonly<Partial<Record<Kind, Readonly<Record<string, readonly string[]>>>>> = {
  parameter: { in: ['querystring'], style: ['cookie'] },
};

/** The types of the values of keywords; undefined for those with schemas or objects, which `structure.ts` lists. */
const keywordTypes: Readonly<Record<Keyword['holds'], FieldType | undefined>> = {
  schema: undefined,
  schemas: undefined,
  schemasByName: undefined,
  discriminator: undefined,
  xml: undefined,
  externalDocs: undefined,
  any: anything,
  list,
  text,
  identifier,
  anchor,
  flag,
  flagsByName: mapOfFlags,
  number,
  positive,
  count,
  types: typeNames,
  names: distinctTexts,
  namesByName: mapOfDistinctTextLists,
};

/** The keywords of schemas whose values are neither schemas nor objects of OpenAPI. */
export const schemaKeywords: Readonly<Record<string, FieldType>> = Object.fromEntries(
  Object.entries<Keyword>(keywords).flatMap(([name, { holds }]) => {
    const type = keywordTypes[holds];
    return type === undefined ? [] : [[name, type] as const];
  }),
);
