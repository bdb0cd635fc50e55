import { describe, expect, it } from 'vitest';
import { changeCodes } from '../../generators/diff/codes/codes.ts';
import { diffModels } from '../../generators/diff/diff.ts';
import type { Json, JsonObject } from '../../generators/source/document.ts';
import { jsonContent, operation } from '../types/model-of.ts';
import { get, comparedFrom, request, response, type Parts } from './documents.ts';

const withInfo = (info: JsonObject): Parts => ({ info: { title: 'Test', version: '1.0.0', ...info } });
const query = (parts: JsonObject): Parts =>
  get({ parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer' }, ...parts }] });
const post = (body?: JsonObject): Parts => ({
  paths: { '/pets': { post: operation(body === undefined ? {} : { requestBody: body }) } },
});
const content = { content: jsonContent({ type: 'object' }) };
const object = (properties: JsonObject, required: string[] = []): Json => ({
  type: 'object',
  properties,
  required,
});
const text = { type: 'string' };
const statuses = (...names: string[]): Parts =>
  get({ responses: Object.fromEntries(names.map((name) => [name, { description: 'x' }])) });
const ok = (parts: JsonObject): Parts => get({ responses: { 200: { description: 'Pets.', ...parts } } });
const header = (parts: JsonObject): Parts => ok({ headers: { 'X-A': { schema: text, ...parts } } });
const link = (parts: JsonObject): Parts => ok({ links: { next: { operationId: 'act', ...parts } } });
const hook = (parts: JsonObject): Parts => ({ webhooks: { made: { post: operation(parts) } } });
const schemes = {
  key: { type: 'apiKey', in: 'header', name: 'X-Key' },
  oauth: { type: 'oauth2', flows: {} },
};
const secured = (...security: JsonObject[]): Parts =>
  get({ security }, { components: { securitySchemes: schemes } });
const scheme = (parts: JsonObject): Parts => ({ components: { securitySchemes: { key: parts } } });
const served = (...urls: string[]): Parts => ({ servers: urls.map((url) => ({ url })) });
const variable = (parts: JsonObject): Parts => ({
  servers: [{ url: 'https://{region}.example', variables: { region: { default: 'eu', ...parts } } }],
});
const tagged = (tag: string, description = 'x'): Parts =>
  get({ tags: [tag] }, { tags: [{ name: tag, description }] });
const pets = (mapping: JsonObject): Json => ({
  oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
  discriminator: { propertyName: 'kind', mapping },
});
const kinds = { Cat: object({ kind: text }, ['kind']), Dog: object({ kind: text }, ['kind']) };

type Row = readonly [code: string, before: Parts, after: Parts, verdict: string, sentence: string];

const rows: readonly Row[] = [
  ['operation-added', {}, get({}), 'safe', 'Callers may use GET /pets.'],
  [
    'operation-removed',
    get({}),
    {},
    'breaks',
    'Callers of GET /pets get an error: it is gone without having been deprecated.',
  ],
  [
    'deprecated-operation-removed',
    get({ deprecated: true }),
    {},
    'breaks',
    'Callers who still use GET /pets get an error; it was deprecated before.',
  ],
  [
    'operation-moved',
    get({}),
    { paths: { '/animals': { get: operation({}) } } },
    'breaks',
    'Callers of act get an error: it goes from GET /pets to GET /animals.',
  ],
  [
    'operation-deprecated',
    get({}),
    get({ deprecated: true }),
    'documentation',
    'Callers of GET /pets are asked to do without it.',
  ],
  [
    'operation-deprecated-no-longer',
    get({ deprecated: true }),
    get({}),
    'documentation',
    'Callers of GET /pets may go on with it.',
  ],
  [
    'operation-id-changed',
    get({}),
    get({ operationId: 'list' }),
    'breaks',
    'Code that uses a generated client has to change: the name of GET /pets goes from act to list. Requests are the same.',
  ],
  [
    'operation-tag-changed',
    get({ tags: ['a'] }),
    get({ tags: ['b'] }),
    'breaks',
    'Code that uses a generated client by groups, and links to the documentation, have to change: the group of GET /pets goes from a to b.',
  ],
  [
    'operation-summary-changed',
    get({ summary: 'a' }),
    get({ summary: 'b' }),
    'documentation',
    'Readers find another summary of GET /pets.',
  ],
  [
    'operation-description-changed',
    get({ description: 'a' }),
    get({ description: 'b' }),
    'documentation',
    'Readers find another description of GET /pets.',
  ],
  [
    'path-parameter-renamed',
    {
      paths: {
        '/pets/{id}': {
          get: operation({ parameters: [{ name: 'id', in: 'path', required: true, schema: text }] }),
        },
      },
    },
    {
      paths: {
        '/pets/{pet}': {
          get: operation({ parameters: [{ name: 'pet', in: 'path', required: true, schema: text }] }),
        },
      },
    },
    'breaks',
    'Code that uses a generated client has to change: a parameter of GET /pets/{pet} goes from id to pet. Requests are the same.',
  ],
  ['webhook-added', {}, hook({}), 'safe', 'Receivers may be sent POST /made.'],
  ['webhook-removed', hook({}), {}, 'breaks', 'Receivers of POST /made are not called any more.'],

  [
    'parameter-added',
    get({}),
    query({}),
    'safe',
    'Callers may send query parameter limit of GET /pets, and need not.',
  ],
  [
    'required-parameter-added',
    get({}),
    query({ required: true }),
    'breaks',
    'Callers who do not know query parameter limit of GET /pets are refused, as it is required.',
  ],
  [
    'parameter-removed',
    query({}),
    get({}),
    'breaks',
    'Callers who send query parameter limit of GET /pets are refused, or it does nothing any more.',
  ],
  [
    'parameter-moved',
    query({}),
    query({ in: 'header' }),
    'breaks',
    'Callers who send query parameter limit of GET /pets are not understood: it goes from query to header.',
  ],
  [
    'parameter-required',
    query({}),
    query({ required: true }),
    'breaks',
    'Callers who leave out query parameter limit of GET /pets are refused: it was optional and is required.',
  ],
  [
    'parameter-optional',
    query({ required: true }),
    query({}),
    'safe',
    'Callers may leave out query parameter limit of GET /pets.',
  ],
  [
    'parameter-style-changed',
    query({ schema: { type: 'array' } }),
    query({ schema: { type: 'array' }, style: 'pipeDelimited', explode: true }),
    'breaks',
    'Callers who write query parameter limit of GET /pets as before are not understood: its style goes from form to pipeDelimited.',
  ],
  [
    'parameter-explode-changed',
    query({ schema: { type: 'array' } }),
    query({ schema: { type: 'array' }, explode: false }),
    'breaks',
    'Callers who write the entries of query parameter limit of GET /pets as before are not understood: explode goes from true to false.',
  ],
  [
    'parameter-reserved-changed',
    query({}),
    query({ allowReserved: true }),
    'unknown',
    'Callers may have to encode query parameter limit of GET /pets in another way: allowReserved goes from false to true.',
  ],
  [
    'parameter-content-changed',
    query({}),
    get({ parameters: [{ name: 'limit', in: 'query', content: jsonContent({ type: 'integer' }) }] }),
    'breaks',
    'Callers who write query parameter limit of GET /pets as before are not understood: its content goes from a schema to application/json.',
  ],
  [
    'parameter-deprecated',
    query({}),
    query({ deprecated: true }),
    'documentation',
    'Callers who send query parameter limit of GET /pets are asked to do without it.',
  ],
  [
    'parameter-deprecated-no-longer',
    query({ deprecated: true }),
    query({}),
    'documentation',
    'Callers may go on with query parameter limit of GET /pets.',
  ],
  [
    'parameter-description-changed',
    query({}),
    query({ description: 'x' }),
    'documentation',
    'Readers find another description of query parameter limit of GET /pets.',
  ],

  [
    'request-body-added',
    post(),
    post(content),
    'safe',
    'Callers may send the request body of POST /pets, and need not.',
  ],
  [
    'required-request-body-added',
    post(),
    post({ ...content, required: true }),
    'breaks',
    'Callers who send nothing are refused: the request body of POST /pets is required.',
  ],
  [
    'request-body-removed',
    post(content),
    post(),
    'breaks',
    'Callers who send the request body of POST /pets are refused, or it does nothing any more.',
  ],
  [
    'request-body-required',
    post(content),
    post({ ...content, required: true }),
    'breaks',
    'Callers who send nothing are refused: the request body of POST /pets was optional and is required.',
  ],
  [
    'request-body-optional',
    post({ ...content, required: true }),
    post(content),
    'safe',
    'Callers may leave out the request body of POST /pets.',
  ],
  [
    'request-media-type-added',
    post(content),
    post({ content: { ...content.content, 'text/plain': {} } }),
    'safe',
    'Callers may send the text/plain request body of POST /pets.',
  ],
  [
    'request-media-type-removed',
    post({ content: { ...content.content, 'text/plain': {} } }),
    post(content),
    'breaks',
    'Callers who send the text/plain request body of POST /pets are refused.',
  ],
  [
    'request-encoding-changed',
    post({ content: { 'multipart/form-data': { schema: object({ a: text }) } } }),
    post({
      content: {
        'multipart/form-data': { schema: object({ a: text }), encoding: { a: { contentType: 'text/csv' } } },
      },
    }),
    'unknown',
    'Callers who write members as before may not be understood: the encoding of the multipart/form-data request body of POST /pets goes from {} to {"a":{"contentType":"text/csv"}}.',
  ],
  [
    'request-body-places-changed',
    post({ ...content, 'x-body-also-in': ['query'] }),
    post(content),
    'breaks',
    'Where else members of the request body of POST /pets may be sent goes from query to the body alone.',
  ],

  [
    'success-status-added',
    statuses('200'),
    statuses('200', '201'),
    'breaks',
    'Callers may receive the response 201 of GET /pets, which they did not have to expect.',
  ],
  [
    'success-status-added',
    statuses('2XX'),
    statuses('2XX', '201'),
    'safe',
    'Callers may receive the response 201 of GET /pets, which they did not have to expect.',
  ],
  [
    'error-status-added',
    statuses('200'),
    statuses('200', '410'),
    'safe',
    'Callers may receive the response 410 of GET /pets.',
  ],
  [
    'success-status-removed',
    statuses('200', '201'),
    statuses('200'),
    'breaks',
    'Callers who wait for the response 201 of GET /pets do not receive it any more.',
  ],
  [
    'error-status-removed',
    statuses('200', '410'),
    statuses('200'),
    'safe',
    'Callers do not receive the response 410 of GET /pets any more.',
  ],
  [
    'response-body-added',
    ok({}),
    ok(content),
    'safe',
    'Callers may receive the response 200 of GET /pets, which had no body.',
  ],
  [
    'response-body-removed',
    ok(content),
    ok({}),
    'breaks',
    'Callers who read the response 200 of GET /pets find nothing.',
  ],
  [
    'response-media-type-added',
    ok(content),
    ok({ content: { ...content.content, 'text/csv': {} } }),
    'unknown',
    'Callers may receive the text/csv response 200 of GET /pets, if they ask for it.',
  ],
  [
    'response-media-type-removed',
    ok({ content: { ...content.content, 'text/csv': {} } }),
    ok(content),
    'breaks',
    'Callers who read the text/csv response 200 of GET /pets receive something else.',
  ],
  [
    'response-header-added',
    ok({}),
    header({}),
    'safe',
    'Callers may receive the header X-A of response 200 of GET /pets.',
  ],
  [
    'response-header-removed',
    header({}),
    ok({}),
    'breaks',
    'Callers who read the header X-A of response 200 of GET /pets may not find it.',
  ],
  [
    'response-header-optional',
    header({ required: true }),
    header({}),
    'breaks',
    'Callers who rely on the header X-A of response 200 of GET /pets may not find it: it was required and is optional.',
  ],
  [
    'response-header-required',
    header({}),
    header({ required: true }),
    'safe',
    'Callers always receive the header X-A of response 200 of GET /pets, which was optional.',
  ],
  [
    'link-added',
    ok({}),
    link({}),
    'documentation',
    'Readers find the link next of response 200 of GET /pets.',
  ],
  [
    'link-removed',
    link({}),
    ok({}),
    'unknown',
    'Programs that follow the link next of response 200 of GET /pets do not find it.',
  ],
  [
    'link-changed',
    link({}),
    link({ parameters: { a: '$request.path.a' } }),
    'unknown',
    'Programs that follow the link next of response 200 of GET /pets make another request: it goes from act to act {"a":"$request.path.a"}.',
  ],
  [
    'response-description-changed',
    ok({}),
    ok({ description: 'x' }),
    'documentation',
    'Readers find another description of the response 200 of GET /pets.',
  ],

  [
    'request-member-added',
    request(object({ b: text })),
    request(object({ a: text, b: text })),
    'safe',
    'Callers may send application/json request body of POST /pets, /a, and need not.',
  ],
  [
    'request-required-member-added',
    request(object({ b: text })),
    request(object({ a: text, b: text }, ['a'])),
    'breaks',
    'Callers who do not know application/json request body of POST /pets, /a are refused, as it is required.',
  ],
  [
    'request-member-removed',
    request(object({ a: text, b: text })),
    request(object({ b: text })),
    'unknown',
    'Callers who send application/json request body of POST /pets, /a send something that the document does not know any more.',
  ],
  [
    'request-member-required',
    request(object({ a: text })),
    request(object({ a: text }, ['a'])),
    'breaks',
    'Callers who leave out application/json request body of POST /pets, /a are refused: it was optional and is required.',
  ],
  [
    'request-member-optional',
    request(object({ a: text }, ['a'])),
    request(object({ a: text })),
    'safe',
    'Callers may leave out application/json request body of POST /pets, /a, and handlers may receive requests without it.',
  ],
  [
    'request-member-became-read-only',
    request(object({ a: text })),
    request(object({ a: { ...text, readOnly: true } })),
    'unknown',
    'Callers who send application/json request body of POST /pets, /a may be refused, or it is passed over: it is read only now.',
  ],
  [
    'request-member-writable',
    request(object({ a: { ...text, readOnly: true } })),
    request(object({ a: text })),
    'safe',
    'Callers may send application/json request body of POST /pets, /a, which was read only.',
  ],
  [
    'request-default-changed',
    request(object({ a: { ...text, default: 'x' } })),
    request(object({ a: { ...text, default: 'y' } })),
    'unknown',
    'Callers who leave out application/json request body of POST /pets, /a get something else: its default goes from "x" to "y".',
  ],
  [
    'request-discriminator-changed',
    request(pets({}), kinds),
    request(pets({ feline: 'Cat' }), kinds),
    'breaks',
    'Callers who name the alternative by the earlier values may be refused: the discriminator of application/json request body of POST /pets goes from kind: Cat, kind: Dog to kind: Dog, kind: feline.',
  ],
  [
    'response-member-added',
    response(object({ b: text })),
    response(object({ a: text, b: text })),
    'safe',
    'Callers may receive application/json response 200 of GET /pets, /a.',
  ],
  [
    'response-member-removed',
    response(object({ a: text, b: text }, ['a'])),
    response(object({ b: text })),
    'breaks',
    'Callers who read application/json response 200 of GET /pets, /a find nothing there, or a value of another kind.',
  ],
  [
    'response-member-optional',
    response(object({ a: text }, ['a'])),
    response(object({ a: text })),
    'breaks',
    'Callers who rely on application/json response 200 of GET /pets, /a may not find it: it was required and is optional.',
  ],
  [
    'response-member-required',
    response(object({ a: text })),
    response(object({ a: text }, ['a'])),
    'safe',
    'Callers always receive application/json response 200 of GET /pets, /a, which was optional.',
  ],
  [
    'response-member-became-write-only',
    response(object({ a: text })),
    response(object({ a: { ...text, writeOnly: true } })),
    'unknown',
    'Callers who read application/json response 200 of GET /pets, /a do not find it any more: it is write only now.',
  ],
  [
    'response-member-readable',
    response(object({ a: { ...text, writeOnly: true } })),
    response(object({ a: text })),
    'safe',
    'Callers may receive application/json response 200 of GET /pets, /a, which was write only.',
  ],
  [
    'response-default-changed',
    response(object({ a: text })),
    response(object({ a: { ...text, default: 'y' } })),
    'documentation',
    'The default of application/json response 200 of GET /pets, /a goes from nothing to "y".',
  ],
  [
    'response-discriminator-changed',
    response(pets({}), kinds),
    response(pets({ feline: 'Cat' }), kinds),
    'breaks',
    'Callers who tell alternatives by the discriminator may not know the values: that of application/json response 200 of GET /pets goes from kind: Cat, kind: Dog to kind: Dog, kind: feline.',
  ],
  [
    'member-deprecated',
    response(object({ a: text })),
    response(object({ a: { ...text, deprecated: true } })),
    'documentation',
    'Users of application/json response 200 of GET /pets, /a are asked to do without it.',
  ],
  [
    'member-deprecated-no-longer',
    response(object({ a: { ...text, deprecated: true } })),
    response(object({ a: text })),
    'documentation',
    'Users of application/json response 200 of GET /pets, /a may go on with it.',
  ],

  [
    'security-added',
    secured({}),
    secured({ key: [] }),
    'breaks',
    'Callers without credentials are refused: GET /pets goes from nothing to key.',
  ],
  [
    'security-removed',
    secured({ key: [] }),
    secured({ key: [] }, {}),
    'safe',
    'Callers may leave out credentials: GET /pets goes from key to key or nothing.',
  ],
  [
    'security-alternative-added',
    secured({ key: [] }),
    secured({ oauth: [] }, { key: [] }),
    'safe',
    'Callers may sign in by oauth for GET /pets.',
  ],
  [
    'security-alternative-removed',
    secured({ oauth: [] }, { key: [] }),
    secured({ key: [] }),
    'breaks',
    'Callers who sign in by oauth for GET /pets are refused.',
  ],
  [
    'security-scope-added',
    secured({ oauth: ['read'] }),
    secured({ oauth: ['read', 'write'] }),
    'breaks',
    'Callers whose tokens have only the earlier scopes are refused: oauth of GET /pets goes from read to read write.',
  ],
  [
    'security-scope-removed',
    secured({ oauth: ['read', 'write'] }),
    secured({ oauth: ['read'] }),
    'safe',
    'Callers need fewer scopes: oauth of GET /pets goes from read write to read.',
  ],
  [
    'security-scheme-added',
    {},
    scheme({ type: 'http', scheme: 'bearer' }),
    'safe',
    'Callers may meet security scheme key.',
  ],
  [
    'security-scheme-removed',
    scheme({ type: 'http', scheme: 'bearer' }),
    {},
    'breaks',
    'Code that sets up security scheme key has to change.',
  ],
  [
    'security-scheme-changed',
    scheme({ type: 'http', scheme: 'bearer' }),
    scheme({ type: 'apiKey', in: 'header', name: 'X-Key' }),
    'breaks',
    'Callers who sign in as before are refused: security scheme key goes from http bearer to apiKey in header X-Key.',
  ],

  ['server-added', served('/v1'), served('/v1', '/v2'), 'safe', 'Callers may use /v2.'],
  [
    'server-removed',
    served('/v1', '/v2'),
    served('/v1'),
    'breaks',
    'Callers of /v2 may not reach the service.',
  ],
  [
    'server-first-changed',
    served('/v1', '/v2'),
    served('/v2', '/v1'),
    'unknown',
    'Clients that take the first server call another one: it goes from /v1 to /v2.',
  ],
  [
    'server-variable-default-changed',
    variable({}),
    variable({ default: 'us' }),
    'breaks',
    'Clients that do not set the variable region of the server https://{region}.example call another server: it goes from eu to us.',
  ],
  [
    'server-variable-values-changed',
    variable({ enum: ['eu', 'us'] }),
    variable({ enum: ['eu'] }),
    'breaks',
    'Clients that set the variable region of the server https://{region}.example may not reach the service: its values go from eu, us to eu.',
  ],
  [
    'server-variable-removed',
    variable({}),
    { servers: [{ url: 'https://{region}.example' }] },
    'breaks',
    'Clients that set the variable region of the server https://{region}.example have to change.',
  ],
  [
    'operation-servers-changed',
    get({}),
    get({ servers: [{ url: 'https://uploads.example' }] }),
    'breaks',
    'Callers of GET /pets have to call another server: it goes from / to https://uploads.example.',
  ],

  [
    'title-changed',
    withInfo({}),
    withInfo({ title: 'x' }),
    'documentation',
    'Readers find another title: it goes from Test to x.',
  ],
  [
    'version-changed',
    withInfo({}),
    withInfo({ version: '2.0.0' }),
    'documentation',
    'The version goes from 1.0.0 to 2.0.0.',
  ],
  [
    'description-changed',
    withInfo({}),
    withInfo({ description: 'x' }),
    'documentation',
    'Readers find another description of the document.',
  ],
  [
    'tag-added',
    get({ tags: ['a'] }),
    {
      paths: {
        '/pets': { get: operation({ tags: ['a'] }), post: operation({ operationId: 'b', tags: ['b'] }) },
      },
    },
    'documentation',
    'Readers find the group b.',
  ],
  [
    'tag-removed',
    tagged('a'),
    tagged('b'),
    'documentation',
    'Links to the documentation of the group a lead nowhere.',
  ],
  [
    'tag-description-changed',
    tagged('a'),
    tagged('a', 'y'),
    'documentation',
    'Readers find another description of the group a.',
  ],
];

describe('a change', () => {
  it.each(rows)('%s', (code, before, after, verdict, sentence) => {
    const { changes } = diffModels(comparedFrom(before), comparedFrom(after));
    const found = changes.map((change) => [change.code, change.verdict.kind, change.message]);
    expect(found).toContainEqual([`diff/${code}`, verdict, sentence]);
  });

  it('has a row for every code that is about no keyword', () => {
    const known = new Set(rows.map(([code]) => `diff/${code}`));
    const others = Object.keys(changeCodes).filter(
      (code) => !/-(?:narrowed|widened|changed)$/.test(code) || known.has(code),
    );
    expect(others.filter((code) => !known.has(code))).toEqual([]);
  });
});
