import { describe, expect, it } from 'vitest';
import { brokenLinks, unusedModules } from './links.ts';
import { siteOf } from './site-files.ts';

const site = await siteOf('spec/openapi.yaml', 'https://docs.example/api/');
const html = [...site.files].filter(([path]) => path.endsWith('.html'));

/** The text that a reader sees, without marks. */
function textOf(path: string): string {
  return (site.files.get(path) ?? '')
    .replaceAll(/<\/?(?:wbr|var)>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll(/\s+/g, ' ');
}

function pagesWith(pattern: RegExp): readonly string[] {
  return html.filter(([, text]) => pattern.test(text)).map(([path]) => path);
}

describe('the site of the hosting API', () => {
  it('has a page, also in Markdown, for every operation and every schema', () => {
    for (const { names, path } of site.model.operations) {
      expect(textOf(`operations/${names.file}.html`)).toContain(path);
      expect(site.files.get(`operations/${names.file}.md`)).toContain(path);
    }
    for (const { names, key } of site.model.schemas) {
      expect(textOf(`schemas/${names.file}-schema.html`)).toContain(key);
      expect(site.files.has(`schemas/${names.file}-schema.md`)).toBe(true);
    }
    expect(site.model.operations).toHaveLength(139);
  });

  it('says everything about a parameter: name, type, default, range and meaning', () => {
    const text = textOf('operations/list-groups.html');
    for (const part of ['per_page', 'integer', 'default 20', 'range 1 to 100']) expect(text).toContain(part);
  });

  it('has no character beyond Latin-1 on pages whose texts have none: each page would take twice the memory', () => {
    const beyond = /[^\0-\xff]/u;
    const plain = [...site.files].filter(([path, text]) => path.endsWith('.md') && !beyond.test(text));
    const pages = plain.map(([path]) => path.replace(/md$/, 'html'));
    expect(pages.length).toBeGreaterThan(100);
    expect(pages.filter((path) => beyond.test(site.files.get(path) ?? ''))).toEqual([]);
  });

  it('shows no marks of code in titles', () => {
    expect(pagesWith(/<(?:title|h1)>[^<]*`|<a [^>]*>[^<]*`/)).toEqual([]);
  });

  it('has no broken link and no broken anchor', () => {
    expect(brokenLinks(site.files)).toEqual([]);
    expect(site.findings).toEqual([]);
  });

  it('has no check that no form uses', () => {
    expect(
      [...site.files.keys()].filter((path) => path.startsWith('assets/validators/')).length,
    ).toBeGreaterThan(139);
    expect(unusedModules(site.files)).toEqual([]);
  });

  it('gives every parameter, status and value an anchor', () => {
    const page = site.files.get('operations/list-project-milestones.html') ?? '';
    for (const id of [
      'path.id',
      'query.state',
      'query.state=active',
      '200',
      '200.body',
      '401',
      '200.header.x-total',
    ]) {
      expect(page).toContain(`id="${id}"`);
    }
  });

  it('stands under a content security policy of its own origin: nothing inline', () => {
    expect(pagesWith(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son[a-z]+=/i)).toEqual([]);
    expect(
      pagesWith(
        /<(?:script|link|img|iframe)\b(?![^>]*rel="canonical")[^>]*\s(?:src|href)="(?:https?:)?\/\//i,
      ),
    ).toEqual([]);
  });

  it('works below any path: no address begins with a slash', () => {
    expect(pagesWith(/\s(?:src|href)="\//)).toEqual([]);
  });

  it('tells search engines and machines about every page', () => {
    const sitemap = site.files.get('sitemap.xml') ?? '';
    const llms = site.files.get('llms.txt') ?? '';
    for (const [path, text] of html) {
      if (path === '404.html') continue;
      expect(sitemap).toContain(`<loc>https://docs.example/api/${path}</loc>`);
      expect(llms).toContain(`](${path.replace(/html$/, 'md')})`);
      expect(text).toContain(`<link rel="canonical" href="https://docs.example/api/${path}">`);
      expect(text).toMatch(/<meta name="description" content="[^"]+">/);
    }
  });

  it('is the same, byte for byte, when it is built again', async () => {
    const again = await siteOf('spec/openapi.yaml', 'https://docs.example/api/');
    expect([...again.files]).toEqual([...site.files]);
  });

  it('keeps pages of operations small', () => {
    const largest = html.filter(([path]) => path.startsWith('operations/')).map(([, text]) => text.length);
    expect(Math.max(...largest)).toBeLessThan(150_000);
  });
});
