import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeDocument } from '../hostile/document.ts';
import { siteOf, type BuiltSite } from './site-files.ts';

/** What a browser drops, obeys or shows in another order, and what a page has in its place. */
const deceiving: readonly (readonly [character: string, shown: string])[] = [
  ['\u0001', 'U+0001'],
  ['\u0008', 'U+0008'],
  ['\u001B', 'U+001B'],
  ['\u007F', 'U+007F'],
  ['\u009B', 'U+009B'],
  ['\u202A', 'U+202A'],
  ['\u202E', 'U+202E'],
  ['\u2066', 'U+2066'],
  ['\u2069', 'U+2069'],
];
/** What emoji, Persian and Hebrew are written with. */
const needed = '👩\u200D💻 می\u200Cخواهم א\u200F';

const folder = await mkdtemp(join(tmpdir(), 'forgespec-visible-'));
const path = join(folder, 'document.json');
/** Positions whose text is looked up in a standard, or names a component that references have to reach. */
const named = /^(?:path\.|schema\.name|component\.|securityScheme|url|server|license)/;
let site: BuiltSite;
let kept: BuiltSite;

async function siteWith(text: string): Promise<BuiltSite> {
  const document = writeDocument((position, ordinary) =>
    named.test(position) ? ordinary : `${ordinary} ${text}`,
  );
  await writeFile(path, JSON.stringify(document));
  return await siteOf(path);
}

beforeAll(async () => {
  site = await siteWith(deceiving.map(([character]) => character).join('x'));
  kept = await siteWith(needed);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(deceiving)('%j in the texts of a document', (character, shown) => {
  it('stands in no page, list of pages or index of the search', () => {
    const raw = [...site.files].filter(([name, text]) => isShown(name) && text.includes(character));
    expect(raw.map(([name]) => name)).toEqual([]);
  });

  it('is written out on pages', () => {
    expect(site.files.get('index.html')).toContain(`&lt;${shown}&gt;`);
    expect(site.files.get('index.md')).toContain(`<${shown}>`);
  });
});

it('characters that languages need stay as they are', () => {
  expect(kept.files.get('index.html')).toContain(needed);
  expect(kept.files.get('index.md')).toContain(needed);
});

/** Files that a reader looks at; the others are data and programs. */
function isShown(name: string): boolean {
  return /\.(?:html|md|txt)$/.test(name) || name === 'assets/search-index.js';
}
