import type { Json } from '../../../generators/json/json.ts';
import { codes } from './document.ts';
import type { uses } from './uses.ts';

/** What stands elsewhere in the later document, by pointer; undefined for what is gone. */
export type Edits = Readonly<Record<string, Json | undefined>>;

/** A change of the document, the code that it is called by, what uses it, and whether that still compiles. */
export type Row = readonly [code: string, edits: Edits, use: keyof typeof uses, compiles?: true];

const get = '/paths/~1pets~1{id}/get';
const post = '/paths/~1pets/post';
const response = `${post}/responses/200`;
const schemas = '/components/schemas';
const note = `${schemas}/NewPet/properties/note`;
const lives = `${schemas}/Cat/properties/lives`;
const mapping = `${schemas}/Pet/discriminator/mapping`;
const string: Json = { type: 'string' };
const body: Json = { required: true, content: { 'text/plain': { schema: string } } };
const otherCodes: Json = { oneOf: [...codes.slice(1), 'new'].map((value) => ({ const: value })) };
const feline: Edits = {
  [mapping]: { feline: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' },
};

export const rows: readonly Row[] = [
  ['operation-removed', { [get]: undefined }, 'function'],
  ['deprecated-operation-removed', { '/paths/~1old': undefined }, 'deprecated'],
  ['operation-id-changed', { [`${get}/operationId`]: 'readPet' }, 'function'],
  ['operation-tag-changed', { [`${get}/tags`]: ['animals'] }, 'group'],
  ['webhook-removed', { '/webhooks/made': undefined }, 'webhook'],
  [
    'security-scheme-removed',
    { '/components/securitySchemes/key': undefined, [`${get}/security`]: [] },
    'scheme',
  ],
  ['security-scheme-changed', { '/components/securitySchemes/key/scheme': 'basic' }, 'scheme'],
  [
    'required-parameter-added',
    { [`${get}/parameters/1`]: { name: 'form', in: 'query', required: true, schema: string } },
    'required',
  ],
  ['parameter-removed', { [`${get}/parameters/1`]: undefined }, 'function'],
  ['parameter-required', { [`${get}/parameters/1/required`]: true }, 'required'],
  ['required-request-body-added', { '/paths/~1pets~1{id}/post/requestBody': body }, 'without'],
  ['request-body-removed', { [`${post}/requestBody`]: undefined }, 'body'],
  ['request-body-required', { [`${post}/requestBody/required`]: true }, 'no body'],
  ['request-media-type-removed', { [`${post}/requestBody/content/text~1plain`]: undefined }, 'text'],
  ['success-status-added', { [`${post}/responses/201`]: { description: 'Made.' } }, 'statuses'],
  ['success-status-removed', { [`${post}/responses/202`]: undefined }, 'statuses'],
  ['response-body-removed', { [`${response}/content`]: undefined }, 'body of a response'],
  ['response-media-type-removed', { [`${response}/content/text~1plain`]: undefined }, 'text of a response'],
  ['response-header-removed', { [`${response}/headers`]: undefined }, 'header'],
  ['response-header-optional', { [`${response}/headers/X-Count/required`]: false }, 'header'],
  [
    'request-required-property-added',
    { [`${schemas}/NewPet/properties/age`]: string, [`${schemas}/NewPet/required`]: ['name', 'age'] },
    'body',
  ],
  ['request-property-removed', { [note]: undefined }, 'note'],
  ['request-property-required', { [`${schemas}/NewPet/required`]: ['name', 'note'] }, 'body'],
  ['request-property-became-read-only', { [`${note}/readOnly`]: true }, 'note'],
  ['request-discriminator-changed', feline, 'stored'],
  ['request-type-narrowed', { [`${note}/type`]: 'string' }, 'number as note'],
  ['request-type-changed', { [`${note}/type`]: ['string', 'boolean'] }, 'number as note'],
  ['request-values-narrowed', { [`${get}/parameters/1/schema/enum`]: ['long'] }, 'function'],
  ['request-alternatives-narrowed', { [`${schemas}/NewPet/properties/mood/anyOf/1`]: undefined }, 'mood'],
  ['request-alternatives-changed', { [`${schemas}/NewPet/properties/code`]: otherCodes }, 'code'],
  ['response-property-removed', { [lives]: undefined, [`${schemas}/Cat/required`]: ['kind'] }, 'field'],
  ['response-property-optional', { [`${schemas}/Cat/required`]: ['kind'] }, 'field'],
  ['response-property-became-write-only', { [`${lives}/writeOnly`]: true }, 'field'],
  ['response-discriminator-changed', feline, 'discriminator'],
  ['response-type-widened', { [`${lives}/type`]: ['integer', 'string'] }, 'field'],
  ['response-type-changed', { [`${lives}/type`]: 'string' }, 'field'],
  ['response-values-widened', { [`${schemas}/Shown/properties/size/enum/2`]: 'huge' }, 'all sizes'],
  [
    'response-alternatives-widened',
    { [`${schemas}/Shown/properties/mood/anyOf/2`]: { type: 'integer' } },
    'all moods',
  ],
  ['response-alternatives-changed', { [`${schemas}/Shown/properties/code`]: otherCodes }, 'all codes'],
  [
    'schema-removed',
    { [`${post}/requestBody/content/application~1json/schema`]: string, [`${schemas}/NewPet`]: undefined },
    'name of a body',
  ],
  [
    'schema-request-type-removed',
    { [`${schemas}/NewPet/properties/seen/readOnly`]: undefined },
    'name of a type for requests',
  ],
  ['error-status-removed', { [`${get}/responses/404`]: undefined }, 'name of an error'],
  // What generated code does not show breaks no code that uses it.
  ['request-values-widened', { [`${get}/parameters/1/schema/enum/2`]: 'all' }, 'function', true],
  ['response-minimum-narrowed', { [`${lives}/minimum`]: 0 }, 'field', true],
  ['response-description-changed', { [`${get}/responses/200/description`]: 'One pet.' }, 'function', true],
];

/** Changes of names: what is renamed stands at another pointer, and is called by its name elsewhere. */
export const renames: readonly (readonly [
  code: string,
  from: string,
  to: string,
  use: keyof typeof uses,
  compiles?: true,
])[] = [
  ['path-parameter-renamed', '{id}', '{pet}', 'function'],
  ['schema-renamed', 'Shown', 'Displayed', 'name of a type'],
  ['operation-moved', '/pets/{id}', '/animals/{id}', 'function', true],
];
