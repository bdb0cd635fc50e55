import type { JsonObject } from '../../../generators/json/json.ts';
import { get, type Parts } from '../documents.ts';
import { content, text, type Row } from './row.ts';

const statuses = (...names: string[]): Parts =>
  get({ responses: Object.fromEntries(names.map((name) => [name, { description: 'x' }])) });
const ok = (parts: JsonObject): Parts => get({ responses: { 200: { description: 'Pets.', ...parts } } });
const header = (parts: JsonObject): Parts => ok({ headers: { 'X-A': { schema: text, ...parts } } });
const link = (parts: JsonObject): Parts => ok({ links: { next: { operationId: 'act', ...parts } } });

export const responses: readonly Row[] = [
  [
    'success-status-added',
    statuses('200'),
    statuses('200', '201'),
    'breaks',
    'Callers may receive the response 201 of GET /pets, which was impossible before.',
  ],
  [
    'success-status-added',
    statuses('2XX'),
    statuses('2XX', '201'),
    'safe',
    'Callers may receive the response 201 of GET /pets, which a range of statuses included before.',
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
    'Callers who expect the response 201 of GET /pets do not receive it any more.',
  ],
  [
    'success-status-removed',
    statuses('200', '201'),
    statuses('200', '2XX'),
    'safe',
    'Callers may still receive the response 201 of GET /pets, which a range of statuses includes.',
  ],
  [
    'error-status-removed',
    statuses('200', '410'),
    statuses('200'),
    'safe',
    'The response 410 of GET /pets is not listed any more, and its generated type is gone.',
  ],
  [
    'response-body-added',
    ok({}),
    ok(content),
    'safe',
    'Callers may receive the body of the response 200 of GET /pets, which had none.',
  ],
  [
    'response-body-removed',
    ok(content),
    ok({}),
    'breaks',
    'Callers who read the body of the response 200 of GET /pets find nothing.',
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
    'Callers receive the header X-A of response 200 of GET /pets in every response: it was optional and is required.',
  ],
  [
    'link-added',
    ok({}),
    link({}),
    'documentation',
    'Readers see the link next of response 200 of GET /pets.',
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
    'Programs that follow the link next of response 200 of GET /pets make another request: it changes from act to act {"a":"$request.path.a"}.',
  ],
  [
    'response-description-changed',
    ok({}),
    ok({ description: 'x' }),
    'documentation',
    'Readers see another description of the response 200 of GET /pets.',
  ],
];
