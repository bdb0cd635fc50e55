import { describe, expect, test } from 'vitest';
import { noValues, readGivenValues } from '../../generators/conformance/given-values.ts';
import { buildLedger } from '../../generators/conformance/build-ledger.ts';
import { renderLedger } from '../../generators/conformance/report/ledger.ts';
import { verify } from '../../generators/conformance/run.ts';
import { readLedger, share, type Ledger } from '../../generators/conformance/ledger.ts';
import { buildSite } from '../../generators/emit/docs/build-site.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { jsonContent, modelOf, operation } from '../types/model-of.ts';
import { unbounded } from './run.ts';

const thing: JsonObject = { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } };
const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } };
const model = modelOf({
  paths: {
    '/things': {
      get: operation({
        operationId: 'listThings',
        parameters: [{ name: 'size', in: 'query', schema: { type: 'integer', maximum: 9 } }],
        responses: {
          200: { description: 'The things.', content: jsonContent({ type: 'array', items: thing }) },
          400: { description: 'No.' },
        },
      }),
    },
    '/things/{id}': {
      get: operation({
        operationId: 'getThing',
        parameters: [id],
        responses: {
          200: { description: 'The thing.', content: jsonContent(thing) },
          404: { description: 'There is none.' },
        },
      }),
      delete: operation({ operationId: 'deleteThing', parameters: [id] }),
    },
  },
});

/** A shop with one thing. */
async function shop(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const json = (value: Json): Response =>
    new Response(request.method === 'HEAD' ? null : JSON.stringify(value), {
      headers: { 'content-type': 'application/json' },
    });
  const methods = pathname === '/things' ? ['GET', 'HEAD'] : ['GET', 'HEAD', 'DELETE'];
  if (!methods.includes(request.method))
    return new Response(null, { status: 405, headers: { allow: methods.join(', ') } });
  const size = Number(searchParams.get('size') ?? 1);
  if (pathname === '/things')
    return Number.isInteger(size) && size <= 9 ? json([{ id: 4711 }]) : new Response(null, { status: 400 });
  return pathname === '/things/4711' ? json({ id: 4711 }) : new Response(null, { status: 404 });
}

async function ledgerOf(values = noValues): Promise<Ledger> {
  const settings = { seed: 1, strict: false, prefer: false, values };
  const verification = await verify({
    model,
    settings,
    server: { baseUrl: 'http://shop.example', token: undefined, fetch: shop },
    bounds: unbounded,
    allowWrites: false,
  });
  expect(verification.results.flatMap(({ failed }) => failed)).toEqual([]);
  return buildLedger(model, verification, settings);
}

describe('the ledger', () => {
  test('says what was exercised and why the rest was not', async () => {
    const { operations } = await ledgerOf();
    const [list, get, remove] = operations;
    expect(list?.parameters.map(({ name, times }) => [name, times > 0])).toEqual([['size', true]]);
    expect(
      list?.constraints.map(({ pointer, keyword, times, why }) => [pointer, keyword, times > 0 ? true : why]),
    ).toEqual([
      ['/size', 'type', true],
      ['/size', 'maximum', true],
      ['/*', 'unknown', 'a server may ignore what its document does not describe (--strict)'],
    ]);
    // Names of things are taken from the list.
    expect(get?.responses.map(({ status, times }) => [status, times > 0])).toEqual([
      ['200', true],
      ['404', true],
    ]);
    expect(remove?.responses).toEqual([
      { status: '204', times: 0, why: 'writes are not allowed (--allow-writes)' },
    ]);
  });

  test('shows that nothing was found where the values mean nothing to the server', async () => {
    const { operations } = await ledgerOf(readGivenValues({ id: 12 }, model.operations));
    expect(operations[1]?.responses[0]).toEqual({
      status: '200',
      mediaType: 'application/json',
      times: 0,
      why: 'the server never sent it; it responded with 404',
    });
  });

  test('survives JSON, and other JSON is no ledger', async () => {
    const ledger = await ledgerOf();
    expect(readLedger(JSON.parse(JSON.stringify(ledger)) as Json)).toEqual(ledger);
    const wrong: readonly Json[] = [null, [], {}, { title: 'T', version: '1', seed: 1, operations: [{}] }];
    expect(wrong.map(readLedger)).toEqual(wrong.map(() => undefined));
  });

  test('counts what applies', () => {
    expect(share([{ times: 2 }, { times: 0, why: 'x' }, { times: 0, why: 'y', applies: false }])).toBe(
      '1 of 2',
    );
    expect(share([])).toBe('–');
  });

  test('is a page of the documentation, with its gaps, and nothing of it becomes markup', async () => {
    const ledger = await ledgerOf();
    const hostile: Ledger = {
      ...ledger,
      operations: ledger.operations.map((each) => ({
        ...each,
        bodies: [{ mediaType: '<b>`|</b>', times: 0, why: '<script>alert(1)</script>' }],
      })),
    };
    const { files } = await buildSite({ model, guides: [], url: undefined, ledger: hostile });
    const page = files.find(({ path }) => path === 'conformance.html')?.text ?? '';
    expect(page).toContain('writes are not allowed');
    expect(page).toContain('&lt;script&gt;alert');
    expect(page).not.toContain('<script>alert');
    expect(page).not.toContain('<b>');
    expect(files.find(({ path }) => path === 'index.html')?.text).toContain('conformance.html');
    expect(files.find(({ path }) => path === 'conformance.md')?.text).toContain('| 2 of 2 |');
    expect(renderLedger(hostile)).toContain('\\<script\\>');
    const without = await buildSite({ model, guides: [], url: undefined });
    expect(without.files.some(({ path }) => path.startsWith('conformance'))).toBe(false);
  });
});
