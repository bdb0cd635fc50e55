import { describe, expect, test } from 'vitest';
import { catalog } from '../../generators/diagnostics/catalog.ts';
import { guidePath, listedGuides } from '../../generators/emit/docs/guide.ts';
import { buildSite } from '../../generators/emit/docs/build-site.ts';
import { findingGuides } from '../../generators/site/finding-guides.ts';
import { readGuides } from '../../generators/site/guides.ts';
import { modelOf } from '../check/model.ts';
import { searchOf } from './site-search.ts';
import { siteOf } from './site-files.ts';

test('every finding has a page with its cause and fix, which the list links to and the navigation leaves out', async () => {
  const guides = findingGuides('Toolkit');
  const { files, findings } = await buildSite({ model: modelOf({}), guides, url: undefined });
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const list = texts.get('toolkit/findings.html') ?? '';
  for (const [code, { cause, fix }] of Object.entries(catalog)) {
    const name = `finding-${code.replace('/', '-')}`;
    expect(list).toContain(`<a href="${name}.html">${code}</a>`);
    expect(texts.get(`toolkit/${name}.md`)).toContain(`# ${code}`);
    expect(texts.get(`toolkit/${name}.md`)).toContain(`## Cause\n\n${cause}\n\n## Fix\n\n${fix}`);
    expect(texts.get('index.html')).not.toContain(name);
  }
  expect(findings).toEqual([]);
  expect(listedGuides(guides).map(guidePath)).toEqual(['toolkit/findings']);
});

function isFinding(page: string): boolean {
  return page.startsWith('toolkit/finding-');
}

describe('the search of a site with findings', async () => {
  const { model } = await siteOf('spec/openapi.yaml');
  const guides = [...readGuides('spec').guides, ...findingGuides('Toolkit')];
  const { files } = await buildSite({ model, guides, url: undefined });
  const find = searchOf(new Map(files.map(({ path, text }) => [path, text])));

  test.each([
    'response',
    'parameter',
    'schema',
    'path',
    'status',
    'example',
    'server',
    'link',
    'security',
    'token',
    'error',
    'type',
  ])('has no finding before another page for %j', (word) => {
    const found = find(word).map(isFinding);
    expect(found.length).toBeGreaterThan(5);
    expect(found.lastIndexOf(false)).toBeLessThan(found.includes(true) ? found.indexOf(true) : Infinity);
  });

  test.each(['docs/broken-link', 'broken link', 'openapi/unknown-extension', 'unknown extension'])(
    'has the page of the finding first that is named: %j',
    (words) => expect(find(words)[0]).toContain(words.replace(/^.*\//, '').replace(' ', '-')),
  );
});
