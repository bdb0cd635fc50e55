import { expect, test } from 'vitest';
import { loadModel } from '../../generators/pipeline.ts';
import { addressesOf } from '../../generators/validate/deliveries.ts';
import { validateHar } from '../../generators/validate/validate-har.ts';
import { validatePayload } from '../../generators/validate/validate-payload.ts';

const { model } = await loadModel('test/webhooks/fixtures/shop.yaml');
if (model === undefined) throw new Error('The document has errors.');
const shop = model;

const HOOKS = 'https://me.example/hooks';

/** A recorded delivery and its response. */
function delivery(given: {
  readonly url?: string;
  readonly method?: string;
  readonly payload?: object;
  readonly headers?: object;
  readonly response?: object;
}): object {
  const {
    url = HOOKS,
    method = 'POST',
    payload = { id: 7, total: 1 },
    headers = { 'X-Delivery': 'abc' },
  } = given;
  const { status = 200, body = { ok: true } } = (given.response ?? {}) as { status?: number; body?: object };
  return {
    request: {
      method,
      url,
      headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
      postData: { mimeType: 'application/json', text: JSON.stringify(payload) },
    },
    response: {
      status,
      headers: [],
      content: { size: 9, mimeType: 'application/json', text: JSON.stringify(body) },
    },
  };
}

const shipped = [`order.shipped=${HOOKS}`];

test.each<[string, readonly string[], object, readonly string[]]>([
  ['no address', [], delivery({}), ['traffic/unknown-server']],
  ['another address', shipped, delivery({ url: `${HOOKS}/more` }), ['traffic/unknown-server']],
  ['a delivery', shipped, delivery({}), []],
  ['a name of the operation', [`orderShipped=${HOOKS}`], delivery({}), []],
  ['a query', shipped, delivery({ url: `${HOOKS}?from=shop` }), []],
  ['another method', shipped, delivery({ method: 'PUT' }), ['traffic/unknown-method']],
  ['an unknown member of the payload', shipped, delivery({ payload: { id: 7, total: 1, later: 1 } }), []],
  [
    'a member that the service alone sends',
    shipped,
    delivery({ payload: { total: 1 } }),
    ['traffic/invalid-body'],
  ],
  ['a wrong payload', shipped, delivery({ payload: { id: 7, total: -1 } }), ['traffic/invalid-body']],
  ['a wrong header', shipped, delivery({ headers: { 'X-Delivery': 'a' } }), ['traffic/invalid-parameter']],
  ['a wrong response', shipped, delivery({ response: { body: { ok: 1 } } }), ['traffic/invalid-body']],
  [
    'a response with a member that the service does not know',
    shipped,
    delivery({ response: { body: { ok: true, more: 1 } } }),
    ['traffic/invalid-body'],
  ],
  ['a wrong status', shipped, delivery({ response: { status: 500 } }), ['traffic/undocumented-status']],
  [
    'a callback',
    [`progress=${HOOKS}`],
    delivery({ payload: { step: 'lost' }, response: { status: 204 } }),
    ['traffic/invalid-body', 'traffic/unexpected-body'],
  ],
  [
    'two at one address, of which the second is meant',
    [...shipped, `progress=${HOOKS}`],
    delivery({ payload: { step: 'lost' }, headers: {} }),
    ['traffic/undocumented-status', 'traffic/invalid-body'].toSorted(),
  ],
])('a recording with %s', (_, options, entry, want) => {
  const addresses = addressesOf(shop, options);
  if ('wrong' in addresses) throw new Error(addresses.wrong);
  const text = JSON.stringify({ log: { entries: [entry] } });
  const { findings } = validateHar({
    model: shop,
    text,
    path: 'some.har',
    baseUrl: 'https://shop.example',
    ...addresses,
  });
  expect(findings.map(({ code }) => code).toSorted()).toEqual(want);
});

test('the delivery is counted for its webhook', () => {
  const addresses = addressesOf(shop, shipped);
  if ('wrong' in addresses) throw new Error(addresses.wrong);
  const text = JSON.stringify({ log: { entries: [delivery({})] } });
  const { summary } = validateHar({
    model: shop,
    text,
    path: 'some.har',
    baseUrl: 'https://shop.example',
    ...addresses,
  });
  expect(summary).toMatchObject({ unmatched: 0, operations: [{ operation: { id: 'orderShipped' }, ok: 1 }] });
});

test.each([
  ['order.shipped', '--webhook takes NAME=URL, such as order.shipped=https://me.example/hooks.'],
  ['order.shipped=/hooks', '--webhook takes NAME=URL, such as order.shipped=https://me.example/hooks.'],
  ['order.shiped=https://a.example', 'There is no webhook or callback "order.shiped". Similar names: '],
  ['placeOrder=https://a.example', 'There is no webhook or callback "placeOrder".'],
])('--webhook %s is refused', (option, want) => {
  const given = addressesOf(shop, [option]);
  expect('wrong' in given ? given.wrong : undefined).toContain(want);
});

test.each<[string, string, readonly string[]]>([
  ['orderShipped', '{"id":7,"total":1,"later":1}', []],
  ['orderShipped', '{"total":1}', ['payload/invalid']],
  ['placeOrder progress callback', '{"step":"lost"}', ['payload/invalid']],
  ['noSuchWebhook', '{}', ['payload/unknown-operation']],
])('the payload of %s: %s', (operation, text, want) => {
  const findings = validatePayload({
    model: shop,
    target: { operation, part: 'request' },
    text,
    path: 'p.json',
  });
  expect(findings.map(({ code }) => code)).toEqual(want);
});
