import { describe, expect, it } from 'vitest';
import { buildSite } from '../../generators/emit/docs/site.ts';
import type { ApiModel } from '../../generators/model/model.ts';
import { loadModel } from '../../generators/pipeline.ts';
import type { JsonObject } from '../../generators/source/document.ts';
import { jsonContent, modelOf, operation } from '../types/model-of.ts';
import { brokenLinks } from './links.ts';

const before = modelOf({
  schemas: {
    Pet: { type: 'object', properties: { name: { type: 'string' }, age: { type: 'integer' } } },
    Kind: { type: 'string', enum: ['cat', 'dog'] },
  },
  paths: {
    '/pets': {
      get: operation({ summary: 'List pets', operationId: 'listPets' }),
      delete: operation({ summary: 'Delete <b>pets</b>', operationId: 'deletePets' }),
    },
  },
});

const after = modelOf({
  schemas: {
    Pet: {
      type: 'object',
      required: ['name'],
      properties: { name: { type: 'string' }, kind: { type: 'string' } },
    },
    Kind: { type: 'string', enum: ['cat', 'dog', 'cow'] },
  },
  paths: {
    '/pets': {
      get: operation({
        summary: 'List pets',
        operationId: 'listPets',
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer' } }],
        responses: {
          200: { description: 'Pets.', content: jsonContent({ $ref: '#/components/schemas/Pet' }) },
        },
      }),
    },
  },
});

const shop = (parts: JsonObject, payload: JsonObject, receipt: JsonObject, servers: JsonObject[]): ApiModel =>
  modelOf({
    servers,
    paths: {
      '/orders': {
        ...parts,
        get: operation({
          operationId: 'listOrders',
          responses: { 200: { description: 'x', content: jsonContent({ type: 'object', ...receipt }) } },
        }),
      },
    },
    webhooks: {
      'order.shipped': {
        post: operation({
          operationId: 'orderShipped',
          parameters: [{ name: 'X-Id', in: 'header', schema: { type: 'string' } }],
          requestBody: { content: jsonContent({ type: 'object', ...payload }) },
          responses: { 200: { description: 'x', content: jsonContent({ type: 'object', ...receipt }) } },
        }),
      },
    },
  });

async function changelogOf(model: ApiModel, since: ApiModel): Promise<string> {
  const { files: made } = await buildSite({ model, guides: [], url: undefined, since });
  expect(brokenLinks(new Map(made.map(({ path, text }) => [path, text])))).toEqual([]);
  return made.find(({ path }) => path === 'changelog.md')?.text ?? '';
}

const { files } = await buildSite({ model: after, guides: [], url: undefined, since: before });
const site = new Map(files.map(({ path, text }) => [path, text]));
const twin = site.get('changelog.md') ?? '';

describe('the changelog', () => {
  it.each([
    ['a parameter', '[List pets › query › limit](operations/list-pets.md#query.limit) | parameter `integer`'],
    ['a status', '[List pets › 200](operations/list-pets.md#200) | status'],
    ['a field', '[Pet › kind](schemas/pet-schema.md#schema.kind) | field `string`'],
    ['a field that is needed now', '[Pet › name](schemas/pet-schema.md#schema.name) | Now required.'],
    ['a value', '[Kind](schemas/kind-schema.md#schema=cow) | value `cow`'],
    ['what is gone from a page', '[Pet › age](schemas/pet-schema.md) | field `integer`'],
    ['a page that is gone', '`Delete <b>pets</b>` | operation `DELETE /pets`'],
  ])('tells of %s', (_name, line) => {
    expect(twin).toContain(`| ${line} |`);
  });

  it('leads from every page to anchors that are there', () => {
    expect(site.get('index.html')).toContain('href="changelog.html"');
    expect(site.get('changelog.html')).toContain('href="schemas/kind-schema.html#schema=cow"');
    expect(brokenLinks(site)).toEqual([]);
    expect(site.get('changelog.html')).not.toContain('<b>pets</b>');
  });

  it('shows servers, and webhooks from the side of those who receive them', async () => {
    const id = { properties: { id: { type: 'integer' } } };
    const now = { ...id, required: ['id'] };
    const ok = { properties: { ok: { type: 'boolean' } } };
    const earlier = shop({}, id, ok, [{ url: 'https://a.example' }]);
    const gone = modelOf({ webhooks: { 'order.lost': { post: operation({ operationId: 'orderLost' }) } } });
    const later = shop({}, now, { ...ok, required: ['ok'] }, [{ url: 'https://b.example' }]);
    const moved = shop({ servers: [{ url: '/up' }] }, id, ok, [{ url: 'https://a.example' }]);
    const changed = await changelogOf(later, earlier);
    expect(changed.split('\n').filter((line) => line.startsWith('| ['))).toEqual([
      '| [servers › https://b.example](index.md) | server |',
      '| [listOrders › 200 › body › ok](operations/list-orders.md#200.body.ok) | Now always sent. |',
      '| [orderShipped › body › id](webhooks/order-shipped.md#body.id) | Now always sent. |',
      '| [orderShipped › 200 › body › ok](webhooks/order-shipped.md#200.body.ok) | Now required. |',
      '| [servers › https://a.example](index.md) | server |',
    ]);
    expect(await changelogOf(later, gone)).toContain(
      '| [orderShipped](webhooks/order-shipped.md) | webhook `POST order.shipped` |',
    );
    expect(await changelogOf(later, gone)).toContain('| `orderLost` | webhook `POST order.lost` |');
    expect(await changelogOf(moved, earlier)).toContain(
      '| [listOrders](operations/list-orders.md) | Servers `/up`, none before. |',
    );
  });

  it('says that nothing has changed', async () => {
    const same = await buildSite({ model: after, guides: [], url: undefined, since: after });
    expect(same.files.find(({ path }) => path === 'changelog.md')?.text).toContain(
      'Nothing has changed since',
    );
  });

  it('is not there without an earlier document', async () => {
    const { files: plain } = await buildSite({ model: after, guides: [], url: undefined });
    expect(plain.filter(({ text }) => text.includes('changelog'))).toEqual([]);
  });

  it('has no broken link where everything of the hosting API is new', async () => {
    const { model } = await loadModel('spec/openapi.yaml');
    if (model === undefined) throw new Error('The document has errors.');
    const all = await buildSite({ model, guides: [], url: undefined, since: before });
    expect(brokenLinks(new Map(all.files.map(({ path, text }) => [path, text])))).toEqual([]);
  });
});
