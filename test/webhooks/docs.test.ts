import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { brokenLinks } from '../docs/links.ts';
import { siteOf } from '../docs/site-files.ts';

const site = await siteOf(
  fileURLToPath(new URL('fixtures/shop.yaml', import.meta.url)),
  'https://docs.example/',
);

function textOf(path: string): string {
  return (site.files.get(path) ?? '')
    .replaceAll(/<\/?(?:wbr|var|span)[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ');
}

describe('the site of a document with webhooks, callbacks and links', () => {
  test('has no broken link', () => {
    expect(brokenLinks(site.files)).toEqual([]);
    expect(site.findings).toEqual([]);
  });

  test.each([
    ['webhooks.html', ['An order has been shipped', 'order.shipped', 'The order has moved', 'Order']],
    [
      'webhooks/order-shipped.html',
      [
        'Sent once for each parcel.',
        'POST order.shipped',
        'X-Delivery string required',
        'Request body required',
        // What only the service sets is part of its payload.
        'id integer required',
        '"total" : 12.5',
        'Expected responses',
        '410 Gone',
      ],
    ],
    [
      'webhooks/place-order-progress-callback.html',
      ['Callback progress of placeOrder', '{$request.body#/notify}', '"step" : "packed"'],
    ],
    ['webhooks/order-webhook.html', ['Request body optional', 'text/plain']],
    [
      'operations/place-order.html',
      [
        'Callbacks The order has moved {$request.body#/notify}',
        '3 links',
        'order: getOrder id from $response.body#/id',
        'unknown: noSuchOperation',
      ],
    ],
    ['schemas/order-schema.html', ['An order has been shipped']],
    ['index.html', ['2 operations, 3 webhooks', 'Webhooks']],
  ])('%s says %j', (path, want) => {
    const text = textOf(path);
    for (const part of want) expect(text.replaceAll(' :', ':')).toContain(part.replaceAll(' :', ':'));
  });

  test.each([
    [
      'webhooks/order-shipped.md',
      ['# An order has been shipped', '`X-Delivery` (string, required)', '- `id` (integer, required)'],
    ],
    [
      'webhooks/place-order-progress-callback.md',
      ['Callback of [placeOrder](../operations/place-order.md), sent to'],
    ],
    [
      'operations/place-order.md',
      [
        '## Callbacks',
        '](../webhooks/place-order-progress-callback.md)',
        '- order: [getOrder](get-order.md); `id` from `$response.body#/id`',
        '- byPath: [getOrder](get-order.md)',
      ],
    ],
    ['llms.txt', ['## Webhooks', '[An order has been shipped](webhooks/order-shipped.md)']],
    ['sitemap.xml', ['https://docs.example/webhooks/order-shipped.html']],
    ['assets/search-index.js', ['order.shipped']],
  ])('%s says %j', (path, want) => {
    for (const part of want) expect(site.files.get(path)).toContain(part);
  });
});
