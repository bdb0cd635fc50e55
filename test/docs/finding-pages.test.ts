import { expect, test } from 'vitest';
import { catalog } from '../../generators/diagnostics/catalog.ts';
import { guidePath, listedGuides } from '../../generators/emit/docs/guide.ts';
import { buildSite } from '../../generators/emit/docs/site.ts';
import { findingGuides } from '../../generators/site/finding-guides.ts';
import { modelOf } from '../check/model.ts';

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
