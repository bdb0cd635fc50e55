import type { Json, JsonObject } from '../../../generators/source/document.ts';
import { request, response } from '../documents.ts';
import { object, text, type Row } from './row.ts';

const pets = (mapping: JsonObject): Json => ({
  oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
  discriminator: { propertyName: 'kind', mapping },
});
const kinds = { Cat: object({ kind: text }, ['kind']), Dog: object({ kind: text }, ['kind']) };

export const members: readonly Row[] = [
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
];
