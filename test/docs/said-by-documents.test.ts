import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteOf } from './site-files.ts';

const flow = {
  authorizationUrl: 'https://a.example/authorize',
  tokenUrl: 'https://a.example/token',
  refreshUrl: 'javascript:alert(1)',
  scopes: { 'pets:read': 'Read <b>pets</b>', 'pets:write': '' },
};
const document = {
  openapi: '3.1.1',
  info: {
    title: 'Pets',
    version: '1',
    contact: { name: 'Pet [team]', url: 'https://a.example/team', email: 'pets@a.example' },
    license: { name: 'Apache 2.0', url: 'https://a.example/licence' },
    termsOfService: 'https://a.example/terms',
  },
  externalDocs: { url: 'https://a.example/more', description: 'All *of* it' },
  servers: [
    {
      url: 'https://{region}.a.example/v1',
      description: 'For <i>tests</i>',
      variables: { region: { default: 'eu', enum: ['eu', 'us'], description: 'Where data is' } },
    },
    { url: 'https://b.example' },
  ],
  components: {
    securitySchemes: {
      oauth: { type: 'oauth2', description: 'Ask <u>us</u>', flows: { authorizationCode: flow } },
      oidc: { type: 'openIdConnect', openIdConnectUrl: 'https://a.example/.well-known/openid' },
    },
    schemas: {
      Pet: {
        type: 'object',
        properties: {
          pair: {
            type: 'array',
            prefixItems: [{ type: 'string', description: 'Its name' }, { type: 'boolean' }],
            items: { type: 'integer' },
          },
          short: { type: 'array', prefixItems: [{ type: 'string' }] },
        },
        patternProperties: { '^x-': { type: 'number', description: 'Of others' } },
        dependentRequired: { pair: ['short', 'x-a'] },
      },
    },
  },
  paths: {
    '/pets': {
      post: {
        operationId: 'addPet',
        requestBody: {
          description: 'What to <b>add</b>',
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Pet' },
              examples: { one: { value: { a: 1 }, description: 'The first' }, two: { value: { a: 2 } } },
            },
          },
        },
        responses: {
          200: {
            description: 'ok',
            links: { again: { operationId: 'addPet', description: 'Once <b>more</b>' } },
          },
        },
      },
    },
  },
};

let folder: string;
let files: ReadonlyMap<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgespec-said-'));
  const path = join(folder, 'openapi.json');
  await writeFile(path, JSON.stringify(document));
  ({ files } = await siteOf(path));
});
afterAll(() => rm(folder, { recursive: true }));

const link = (address: string): string => `<a href="${address}" rel="noreferrer">${address}</a>`;

it.each([
  ['index.html', link('https://a.example/authorize')],
  ['index.html', link('https://a.example/token')],
  ['index.html', 'Refresh: <code>javascript:alert(1)</code>'],
  ['index.html', 'Scope <code>pets:read</code>. Read <strong>pets</strong>'],
  ['index.html', link('https://a.example/.well-known/openid')],
  ['index.html', '<p>Ask us</p>'],
  ['index.html', '<p>For <em>tests</em></p>'],
  [
    'index.html',
    '<code>region</code>: <code>eu</code> by default, one of <code>eu</code>, <code>us</code>. Where data is',
  ],
  ['index.html', '<code>https://b.example</code>'],
  ['index.html', `Contact: Pet [team], ${link('https://a.example/team')}, <code>pets@a.example</code>`],
  ['index.html', `Licence: Apache 2.0, ${link('https://a.example/licence')}`],
  ['index.html', `Terms of service: ${link('https://a.example/terms')}`],
  ['index.html', `More: ${link('https://a.example/more')}. All <em>of</em> it`],
  ['index.md', '## Authentication\n\n**oauth**: OAuth 2.0 token\n\nAsk us\n\n- Flow `authorizationCode`\n'],
  ['index.md', '- Scope `pets:read`. Read **pets**\n- Scope `pets:write`'],
  ['index.md', '**`https://{region}.a.example/v1`**\n\nFor *tests*\n\n- `region`: `eu` by default'],
  ['schemas/pet-schema.html', '<span class="ty">array of string, boolean, then integers</span>'],
  ['schemas/pet-schema.html', '<span class="ty">array of string</span>'],
  ['schemas/pet-schema.html', '<i>names that match</i> <code>^x-</code> <span class="ty">number</span>'],
  [
    'schemas/pet-schema.html',
    '<i>with</i> <code>pair</code> <span class="fact">required <code>short, x-a</code></span>',
  ],
  ['schemas/pet-schema.md', 'names that match `^x-` (number): Of others'],
  ['schemas/pet-schema.md', '`[0]` (string): Its name'],
  ['schemas/pet-schema.md', '`[2…]` (integer)'],
  ['operations/add-pet.md', '## Request body\n\nWhat to **add**'],
  ['operations/add-pet.md', 'Example one:\n\nThe first\n\n```json\n{\n  "a": 1\n}\n```\n\nExample two:'],
  ['operations/add-pet.md', 'Once **more**'],
])('%s shows %s', (path, text) => {
  expect(files.get(path)).toContain(text);
});
