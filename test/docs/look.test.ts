import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isLinkAddress, isPackageSpecifier } from '../../generators/emit/docs/settings.ts';
import { writeOutput } from '../../generators/output/write.ts';
import { makeSite, type SiteOptions } from '../../generators/site/make-site.ts';
import { readPicture } from '../../generators/site/pictures.ts';
import type { SiteConfig } from '../../generators/site/site-config.ts';

const folder = mkdtempSync(join(tmpdir(), 'forgespec-look-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string): string => join(folder, name);
const write = (name: string, content: string | Uint8Array): string => {
  writeFileSync(at(name), content);
  return at(name);
};

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>\n';
/** Bytes that are no UTF-8. */
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0xff, 0xfe);
cpSync('test/cli/fixtures/petstore.yaml', at('petstore.yaml'));
mkdirSync(at('manual'));
mkdirSync(at('guides'));
write(
  'manual/README.md',
  '# Manual\n\nSee [next](next.md), [errors](../guides/errors.md#all) and [gone](gone.md).\n',
);
write('manual/next.md', '# Next ##\nText.\n');
write('manual/about.md', '# About\n');
write('guides/errors.md', '---\ntitle: Errors\n---\n## All\n');
const config: SiteConfig = {
  accent: '#008060',
  logo: write('logo.svg', LOGO),
  favicon: write('icon', PNG),
  links: [
    { text: 'Status <b>', href: 'https://status.example/?a="b' },
    { text: 'Schemas', href: 'schemas/index.html' },
  ],
  guides: [at('guides'), { folder: at('manual'), title: 'The manual' }],
  package: '@acme/pets/client',
};
const build = (docs: SiteConfig) => {
  const options: SiteOptions = { url: undefined, since: undefined, ledger: undefined, docs };
  return makeSite(at('petstore.yaml'), options);
};

describe('a site with a look of its own', async () => {
  const { output, findings } = await build(config);
  if (output === undefined) throw new Error('The site has errors.');
  const texts = new Map(output.files.map(({ path, text }) => [path, text]));
  const textOf = (path: string): string => texts.get(path) ?? `no ${path}`;

  test('shows logo, favicon and links on pages of all folders, as text', () => {
    for (const [page, root] of [
      ['operations/list-pets.html', '../'],
      ['index.html', ''],
    ] as const) {
      const html = textOf(page);
      expect(html).toContain(`<img src="${root}assets/logo.svg" alt="">`);
      expect(html).toContain(`<link rel="icon" href="${root}assets/favicon.png">`);
      expect(html).toContain(`<a href="${root}schemas/index.html">Schemas</a>`);
      expect(html).toContain('<a href="https://status.example/?a=&quot;b">Status &lt;b&gt;</a>');
    }
    expect(texts.has('assets/icon.svg')).toBe(false);
    expect(textOf('assets/site.css')).toContain(':root{--accent:light-dark(#007c5d,');
  });

  test('imports the client by its package, with the line that installs it', () => {
    expect(textOf('operations/list-pets.md')).toContain(
      "// npm install @acme/pets\nimport { createClient, listPets } from '@acme/pets/client';",
    );
  });

  test('carries folders of guides, with links between them, in the order of the page of the folder', () => {
    const html = textOf('the-manual/index.html');
    expect(html).toContain('<a href="next.html">next</a>');
    expect(html).toContain('<a href="../guides/errors.html#all">errors</a>');
    expect([...html.matchAll(/<h2>([^<]*)<\/h2>/g)].map(([, title]) => title).slice(0, 2)).toEqual([
      'Guides',
      'The manual',
    ]);
    expect(
      [...html.matchAll(/href="([\w-]+)\.html"(?: aria-current="page")?>(?:Manual|Next|About)/g)].map(
        ([, page]) => page,
      ),
    ).toEqual(['index', 'next', 'about']);
    expect(textOf('assets/search-index.js')).toContain('the-manual/next');
    expect(findings.map(({ code, message }) => [code, message])).toEqual([
      ['docs/broken-link', expect.stringContaining('gone.md')],
    ]);
  });

  test('is written byte for byte, found unchanged, and leaves nothing when it goes', async () => {
    const request = { folder: at('site'), force: false };
    expect(writeOutput({ ...request, output }).findings).toEqual([]);
    expect(new Uint8Array(readFileSync(at('site/assets/favicon.png')))).toEqual(PNG);
    expect(writeOutput({ ...request, output }).written).toEqual([]);
    const { output: plain } = await build({});
    if (plain === undefined) throw new Error('The site has errors.');
    expect(writeOutput({ ...request, output: plain }).findings).toEqual([]);
    expect(existsSync(at('site/assets/favicon.png'))).toBe(false);
  });
});

test('marks what is implied only where the configuration asks for it', async () => {
  const document = at('marked.yaml');
  write(
    'marked.yaml',
    readFileSync('test/cli/fixtures/petstore.yaml', 'utf8').replace(
      'operationId: listPets',
      'operationId: listPets\n      x-implied: true',
    ),
  );
  for (const marks of [false, true]) {
    const { output } = await makeSite(document, {
      url: undefined,
      since: undefined,
      ledger: undefined,
      docs: { marks },
    });
    const page = output?.files.find(({ path }) => path === 'operations/list-pets.html');
    expect(page?.text.includes('By the conventions of the document')).toBe(marks);
  }
});

describe('pictures', () => {
  test.each<[string, string | Uint8Array, string]>([
    ['a script with the name of a picture', 'alert(1)', 'no SVG, PNG'],
    ['HTML', '<html><svg></svg></html>', 'no SVG, PNG'],
    ['an SVG that runs', '<svg onload="alert(1)"/>', 'onload'],
    ['an empty file', '', 'no SVG, PNG'],
  ])('%s is refused', async (_, content, reason) => {
    const path = write('bad.svg', content);
    expect(readPicture(path)).toMatchObject({
      finding: { code: 'docs/invalid-image', message: expect.stringContaining(reason) as string },
    });
    const { output } = await build({ logo: path });
    expect(output).toBeUndefined();
  });
  test('what is missing, a folder, or too large is refused', () => {
    write('large.png', PNG);
    truncateSync(at('large.png'), 2 ** 32);
    expect(
      ['none.png', '.', 'large.png'].map((name) => {
        const read = readPicture(at(name));
        return 'finding' in read ? read.finding.message.replace(/.*: /, '') : read;
      }),
    ).toEqual(
      ['there is no such file.', 'it is no file.', '4294967296 bytes, and 262144 are the most.'].map(
        (text) => (text.startsWith('4') ? `it has ${text}` : text),
      ),
    );
  });
});

test.each<[string, boolean]>([
  ['https://a.example/b?c#d', true],
  ['http://a.example', true],
  ['../blog/', true],
  ['/', true],
  ['#top', true],
  ['schemas/a:b.html', true],
  ['javascript:alert(1)', false],
  ['JAVASCRIPT:alert(1)', false],
  ['java\nscript:alert(1)', false],
  [' https://a.example', false],
  ['data:text/html,x', false],
  ['mailto:a@b.example', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['\\\\evil.example', false],
  ['https://', false],
  ['', false],
])('whether %j may stand in a link: %j', (href, want) => {
  expect(isLinkAddress(href)).toBe(want);
});

test.each<[string, boolean]>([
  ['acme', true],
  ['@acme/api', true],
  ['@acme/api/client.js', true],
  ['./api', false],
  ['/api', false],
  ["a'b", false],
  ['a b', false],
  ['a\nb', false],
  ['https://a.example', false],
  ['', false],
])('whether %j names a package: %j', (text, want) => {
  expect(isPackageSpecifier(text)).toBe(want);
});
