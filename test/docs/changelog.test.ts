import { describe, expect, it } from 'vitest';
import { buildSite } from '../../generators/emit/docs/build-site.ts';
import type { ApiModel } from '../../generators/model/model.ts';
import { loadModel } from '../../generators/pipeline.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { jsonContent, modelOf, operation } from '../types/model-of.ts';
import { brokenLinks } from './links.ts';

/** What both documents have. */
const shown = (schema: string, id: string): JsonObject => ({
  get: operation({
    operationId: id,
    responses: {
      200: { description: 'x', content: jsonContent({ $ref: `#/components/schemas/${schema}` }) },
    },
  }),
});
const kept: JsonObject = { '/pet': shown('Pet', 'readPet'), '/kind': shown('Kind', 'readKind') };

const before = modelOf({
  schemas: {
    Pet: { type: 'object', properties: { name: { type: 'string' }, age: { type: 'integer' } } },
    Kind: { type: 'string', enum: ['cat', 'dog'] },
  },
  paths: {
    ...kept,
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
    ...kept,
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

/** What the rows of a changelog are about, and their effect. */
function subjects(text: string): readonly string[] {
  return text
    .split('\n')
    .flatMap((line) => /^\| (\[.+?\]\(.+?\)|`.+?`) \| (\w+) \|/.exec(line)?.slice(1).join(' ') ?? []);
}

const { files } = await buildSite({ model: after, guides: [], url: undefined, since: before });
const site = new Map(files.map(({ path, text }) => [path, text]));
const twin = site.get('changelog.md') ?? '';

describe('the changelog', () => {
  it.each([
    [
      'a parameter',
      '[List pets › query › limit](operations/list-pets.md#query.limit) | Safe | Callers may send query parameter limit of GET /pets, but need not.',
    ],
    [
      'a status',
      '[List pets › 200](operations/list-pets.md#200) | Breaking | Callers may receive the response 200 of GET /pets, which was impossible before. Witness: `GET /pets → 200`',
    ],
    [
      'a member that is new',
      '[Pet › kind](schemas/pet-schema.md#schema.kind) | Safe | Callers may receive schema Pet in responses, /kind, but may ignore it. Used by GET /pet.',
    ],
    [
      'a member that is always there now',
      '[Pet › name](schemas/pet-schema.md#schema.name) | Safe | Callers receive schema Pet in responses, /name in every response: it was optional and is required. Used by GET /pet.',
    ],
    [
      'a value',
      '[Kind](schemas/kind-schema.md) | Breaking | Callers may receive other values, which were impossible before: the list of values of schema Kind in responses changes from the earlier values to one with "cow" as well. Used by GET /kind. Witness: `"cow" is valid now, and before the value must be one of "cat", "dog"`',
    ],
    [
      'what is gone from a page',
      '[Pet › age](schemas/pet-schema.md) | Breaking | Callers who read schema Pet in responses, /age may find nothing there, or a value of another type. Used by GET /pet. Witness: `{"name":"Aurora","age":"text"} is valid now, and before /age must be of type integer`',
    ],
    [
      'a page that is gone',
      '`Delete pets` | Breaking | Callers of DELETE /pets get an error: it is gone, and was not deprecated before. Witness: `DELETE /pets`',
    ],
  ])('has %s', (_name, line) => {
    expect(twin).toContain(`| ${line} |`);
  });

  it('marks what breaks in a word and a colour', () => {
    expect(site.get('changelog.html')).toContain('<span class="e-breaks">Breaking</span>');
    expect(/\.e-breaks\{color:var\(--delete\)\}/.test(site.get('assets/site.css') ?? '')).toBe(true);
  });

  it('leads from every page to anchors that are there', () => {
    expect(site.get('index.html')).toContain('href="changelog.html"');
    expect(site.get('changelog.html')).toContain('href="schemas/pet-schema.html#schema.kind"');
    expect(site.get('changelog.html')).toContain('<a href="changelog.json">');
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
    expect(subjects(changed)).toEqual([
      '[servers › https://b.example](index.md) Safe',
      '[listOrders › 200 › body › ok](operations/list-orders.md#200.body.ok) Safe',
      '[orderShipped › body › id](webhooks/order-shipped.md#body.id) Safe',
      '[orderShipped › 200 › body › ok](webhooks/order-shipped.md#200.body.ok) Breaking',
      '[servers › https://a.example](index.md) Breaking',
    ]);
    expect(subjects(await changelogOf(later, gone))).toContain(
      '[orderShipped](webhooks/order-shipped.md) Safe',
    );
    expect(subjects(await changelogOf(later, gone))).toContain('`orderLost` Breaking');
    expect(subjects(await changelogOf(moved, earlier))).toEqual([
      '[listOrders](operations/list-orders.md) Breaking',
    ]);
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
