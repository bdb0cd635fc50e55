import { describe, expect, it } from 'vitest';
import { brokenLinks } from './links.ts';
import { siteOf } from './site-files.ts';

const site = await siteOf('test/docs/hostile.yaml');
const html = [...site.files].filter(([path]) => path.endsWith('.html'));

/** Names of the elements and attributes of a page, outside text. */
function tagsOf(text: string): readonly string[] {
  return [...text.matchAll(/<([a-zA-Z][^\s>/]*)/g)].map(([, name]) => name ?? '');
}

const OWN_SCRIPTS = 2;

describe('a hostile document', () => {
  it.each(html)('%s: no script, frame, form or picture but our own', (_path, text) => {
    const tags = tagsOf(text.replaceAll(/="[^"]*"/g, '=""'));
    expect(tags.filter((name) => name === 'script')).toHaveLength(OWN_SCRIPTS);
    for (const name of ['img', 'iframe', 'object', 'embed', 'form', 'style', 'base'])
      expect(tags).not.toContain(name);
  });

  it.each(html)('%s: no handler, no address that is a program', (_path, text) => {
    for (const [tag] of text.matchAll(/<[a-zA-Z][^>]*>/g)) {
      expect(tag.replaceAll(/="[^"]*"/g, '')).not.toMatch(/\son\w+|\sstyle\b/i);
      expect(tag).not.toMatch(/(?:href|src)="\s*(?:javascript|data|vbscript):/i);
    }
  });

  it('shows the text of the document instead of running it', () => {
    const page = html.find(([path]) => path.startsWith('operations/'))?.[1] ?? '';
    expect(page).toContain('&lt;script&gt;window.hacked=1&lt;/script&gt;');
    expect(page).toContain('{{constructor}} {{{raw}}}');
  });

  it('keeps file names inside the site', () => {
    for (const path of site.files.keys())
      expect(path).toMatch(/^[A-Za-z0-9-]+(?:\/[A-Za-z0-9-]+){0,4}\.[a-z]+$/);
  });

  it('has no broken link', () => {
    expect(brokenLinks(site.files)).toEqual([]);
  });
});
