import type { Json, JsonObject } from '../../../generators/json/json.ts';
import { request, response, type Parts } from '../documents.ts';
import { object, text, type Row } from './row.ts';

const pets = (mapping: JsonObject): Json => ({
  oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
  discriminator: { propertyName: 'kind', mapping },
});
const kinds = { Cat: object({ kind: text }, ['kind']), Dog: object({ kind: text }, ['kind']) };

const named = (name: string): Parts =>
  response({ $ref: `#/components/schemas/${name}` }, { [name]: object({ name: text }) });

export const members: readonly Row[] = [
  [
    'schema-renamed',
    named('Pet'),
    named('Animal'),
    'breaks',
    'Code that imports the generated type has to change: the name of schema Animal changes from Pet to Animal. Requests and responses are the same.',
  ],
  [
    'schema-removed',
    named('Pet'),
    response(object({ name: text, age: text })),
    'breaks',
    'Code that imports the generated type has to change: schema Pet is gone.',
  ],
  [
    'schema-removed',
    response(text, { Pet: object({ name: text }) }),
    response(text),
    'breaks',
    'Code that imports the generated type has to change: schema Pet is gone.',
  ],
  [
    'schema-request-type-removed',
    response({ $ref: '#/components/schemas/Pet' }, { Pet: object({ name: { ...text, readOnly: true } }) }),
    response({ $ref: '#/components/schemas/Pet' }, { Pet: object({ name: text }) }),
    'breaks',
    'Code that imports the generated type for requests has to change: schema Pet has no read-only or write-only properties any more.',
  ],
  [
    'request-property-added',
    request(object({ b: text })),
    request(object({ a: text, b: text })),
    'safe',
    'Callers may send application/json request body of POST /pets, /a, but need not.',
  ],
  [
    'request-required-property-added',
    request(object({ b: text })),
    request(object({ a: text, b: text }, ['a'])),
    'breaks',
    'Callers who do not send application/json request body of POST /pets, /a are refused: the property is new and required.',
  ],
  [
    'request-property-removed',
    request(object({ a: text, b: text })),
    request(object({ b: text })),
    'unknown',
    'Callers who send application/json request body of POST /pets, /a may be refused: the document does not describe it any more.',
  ],
  [
    'request-property-required',
    request(object({ a: text })),
    request(object({ a: text }, ['a'])),
    'breaks',
    'Callers who leave out application/json request body of POST /pets, /a are refused: it was optional and is required.',
  ],
  [
    'request-property-optional',
    request(object({ a: text }, ['a'])),
    request(object({ a: text })),
    'safe',
    'Callers may leave out application/json request body of POST /pets, /a, and handlers may receive requests without it.',
  ],
  [
    'request-property-became-read-only',
    request(object({ a: text })),
    request(object({ a: { ...text, readOnly: true } })),
    'unknown',
    'Callers who send application/json request body of POST /pets, /a may be refused, or it is ignored: it is read-only now.',
  ],
  [
    'request-property-writable',
    request(object({ a: { ...text, readOnly: true } })),
    request(object({ a: text })),
    'safe',
    'Callers may send application/json request body of POST /pets, /a, which was read-only.',
  ],
  [
    'request-default-changed',
    request(object({ a: { ...text, default: 'x' } })),
    request(object({ a: { ...text, default: 'y' } })),
    'unknown',
    'Requests without application/json request body of POST /pets, /a mean something else: its default changes from "x" to "y".',
  ],
  [
    'request-discriminator-changed',
    request(pets({}), kinds),
    request(pets({ feline: 'Cat' }), kinds),
    'breaks',
    'Callers who choose an alternative by the earlier values are refused: the discriminator of application/json request body of POST /pets changes from kind: Cat, kind: Dog to kind: Dog, kind: feline.',
  ],
  [
    'response-property-added',
    response(object({ b: text })),
    response(object({ a: text, b: text })),
    'safe',
    'Callers may receive application/json response 200 of GET /pets, /a, but may ignore it.',
  ],
  [
    'response-property-removed',
    response(object({ a: text, b: text }, ['a'])),
    response(object({ b: text })),
    'breaks',
    'Callers who read application/json response 200 of GET /pets, /a may find nothing there, or a value of another type.',
  ],
  [
    'response-property-optional',
    response(object({ a: text }, ['a'])),
    response(object({ a: text })),
    'breaks',
    'Callers who rely on application/json response 200 of GET /pets, /a may not find it: it was required and is optional.',
  ],
  [
    'response-property-required',
    response(object({ a: text })),
    response(object({ a: text }, ['a'])),
    'safe',
    'Callers receive application/json response 200 of GET /pets, /a in every response: it was optional and is required.',
  ],
  [
    'response-property-became-write-only',
    response(object({ a: text })),
    response(object({ a: { ...text, writeOnly: true } })),
    'unknown',
    'Callers who read application/json response 200 of GET /pets, /a may not find it any more: it is write-only now.',
  ],
  [
    'response-property-readable',
    response(object({ a: { ...text, writeOnly: true } })),
    response(object({ a: text })),
    'safe',
    'Callers may receive application/json response 200 of GET /pets, /a, which was write-only.',
  ],
  [
    'response-default-changed',
    response(object({ a: text })),
    response(object({ a: { ...text, default: 'y' } })),
    'documentation',
    'The default of application/json response 200 of GET /pets, /a is now "y", and was not set before.',
  ],
  [
    'response-discriminator-changed',
    response(pets({ a: 'Cat', b: 'Dog' }), kinds),
    response(pets({ a: 'Dog', b: 'Cat' }), kinds),
    'breaks',
    'Callers who tell alternatives apart by the discriminator may receive values that they do not know: that of application/json response 200 of GET /pets changes from kind: a for Cat, kind: b for Dog to kind: a for Dog, kind: b for Cat.',
  ],
  [
    'response-discriminator-changed',
    response(pets({}), kinds),
    response(pets({ feline: 'Cat' }), kinds),
    'breaks',
    'Callers who tell alternatives apart by the discriminator may receive values that they do not know: that of application/json response 200 of GET /pets changes from kind: Cat, kind: Dog to kind: Dog, kind: feline.',
  ],
  [
    'property-deprecated',
    response(object({ a: text })),
    response(object({ a: { ...text, deprecated: true } })),
    'documentation',
    'Users of application/json response 200 of GET /pets, /a should stop using it: it is deprecated.',
  ],
  [
    'property-deprecated-no-longer',
    response(object({ a: { ...text, deprecated: true } })),
    response(object({ a: text })),
    'documentation',
    'Users may go on using application/json response 200 of GET /pets, /a: it is no longer deprecated.',
  ],
];
