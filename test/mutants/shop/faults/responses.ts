import { isOf, headers, isList, onAnswer, renamed, shown, status, type ShopFault } from './plant.ts';
import type { Item } from '../shop.ts';

/** Headers and bodies of answers. */
export const responseFaults: readonly ShopFault[] = [
  ['a required member is missing', shown((item) => ({ ...item, state: undefined }))],
  ['a number is a text', shown((item) => ({ ...item, id: String(item['id']) }))],
  ['null for a text', shown((item) => ({ ...item, name: null }))],
  ['a member in other letters', shown(renamed('state', 'State'))],
  ['a value in other letters', shown((item) => ({ ...item, state: String(item['state']).toUpperCase() }))],
  ['a date as Europe writes it', shown((item) => ({ ...item, created_at: '15.01.2026 09:30' }))],
  ['a date as seconds', shown((item) => ({ ...item, created_at: 1_768_469_400 }))],
  ['a date without its zone', shown((item) => ({ ...item, created_at: '2026-01-15T09:30:00' }))],
  [
    'the last item of a page is broken',
    (shop) => {
      const inner = shop.page.bind(shop);
      shop.page = (items, asked) =>
        inner(
          items.map((item, index) =>
            index === items.length - 1 ? ({ ...item, urgent: 'no' } as Item) : item,
          ),
          asked,
        );
    },
  ],
  ['HTML for JSON', headers({ 'content-type': 'text/html' })],
  [
    'a problem as plain JSON',
    headers({ 'content-type': 'application/json' }, (_, { status: code }) => code >= 400),
  ],
  [
    'texts in Latin 1',
    onAnswer(
      (_, { ok, status: code }) => ok && code !== 204,
      async (response) =>
        new Response(Buffer.from((await response.text()).replaceAll('Item', 'Itém'), 'latin1'), response),
    ),
  ],
  ['no total', headers({ 'x-total': null }, isList)],
  ['no ETag', headers({ etag: null })],
  [
    'an ETag without quotes',
    headers({ etag: (text) => text.replaceAll('"', '') }, (_, { headers: all }) => all.has('etag')),
  ],
  ['no Location', headers({ location: null })],
  ['200 for 201', status(201, 200)],
  ['404 for a method', status(405, 404)],
  ['405 without Allow', headers({ allow: null }, (_, { status: code }) => code === 405)],
  ['405 with half of Allow', headers({ allow: 'GET' }, (_, { status: code }) => code === 405)],
  ['403 for 401', status(401, 403)],
  ['422 for 400', status(400, 422)],
  ['null for 404', status(404, 200, 'null')],
  [
    'a body after deletion',
    onAnswer(isOf('DELETE'), (response) =>
      response.ok
        ? new Response('{"gone":true}', { status: 200, headers: { 'content-type': 'application/json' } })
        : response,
    ),
  ],
  [
    'HEAD is not known',
    onAnswer(isOf('HEAD'), () => new Response(null, { status: 405, headers: { allow: 'GET' } })),
  ],
  ['HEAD announces no length but 0', headers({ 'content-length': '0' }, isOf('HEAD'))],
  ['HEAD without the headers of GET', headers({ 'x-total': null, etag: null }, isOf('HEAD'))],
  [
    'JSON begins with a byte order mark',
    onAnswer(
      (_, { ok, status: code }) => ok && code !== 204 && code !== 304,
      async (response) => new Response(`\uFEFF${await response.text()}`, response),
    ),
  ],
  [
    'If-None-Match is passed over',
    (shop) => {
      const inner = shop.get.bind(shop);
      shop.get = (request, id) => inner(new Request(request.url), id);
    },
  ],
  [
    'a new ETag each time',
    (shop) => {
      let count = 0;
      shop.etagOf = () => {
        count += 1;
        return `"${count}"`;
      };
    },
  ],
];
