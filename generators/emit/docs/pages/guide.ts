import { posix } from 'node:path';
import { finding } from '../../../diagnostics/catalog.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import { markup, type Html } from '../html.ts';
import type { Heading } from '../prose-page.ts';
import { guideFile, type Guide } from '../guide.ts';
import type { Page, Site } from '../page.ts';
import { pagePaths, relativeLink } from '../paths.ts';
import { plainText } from '../page-texts.ts';

/** A guide as a page. Links to other guides lead to their pages; of others that lead nowhere only the text is left. */
export function guidePage(site: Site, guide: Guide): Page {
  const { title, summary, text } = guide;
  const headings: Heading[] = [];
  const body = site.markdown.print(text, {
    topHeading: 2,
    anchors: true,
    resolveLink: (href) => addressOf(site, guide, { href, ending: 'html' }),
    onHeading: (heading) => headings.push(heading),
  });
  const markdown = site.markdown.asMarkdown(text.trim(), (href) =>
    addressOf(site, guide, { href, ending: 'md' }),
  );
  return {
    path: pagePaths.guide(guide),
    title,
    description: plainText(summary === '' ? text : summary),
    main: markup`<div class="guide"><article class="article"><h1>${title}</h1>${summary === '' ? undefined : markup`<p class="lead">${summary}</p>`}${body}</article>${printContents(headings)}</div>`,
    markdown: [summary, markdown].filter((part) => part !== '').join('\n\n'),
    search: {
      kind: guide.isListed === false ? 'detail' : 'guide',
      title,
      text: text.replaceAll(/[`|*#-]+/g, ' '),
    },
  };
}

/** The links of a guide that lead nowhere. */
export function brokenLinks(site: Site, guide: Guide): readonly Finding[] {
  return site.markdown
    .relativeLinks(guide.text)
    .filter((href) => addressOf(site, guide, { href, ending: 'html' }) === undefined)
    .map((href) => finding('docs/broken-link', { path: guideFile(guide), href }));
}

/** Where a relative link of a guide leads from its page; undefined if it leads nowhere. */
function addressOf(
  site: Site,
  guide: Guide,
  { href, ending }: { readonly href: string; readonly ending: 'html' | 'md' },
): string | undefined {
  if (/^#[\w-]+$/.test(href)) return href;
  const [, file, fragment = ''] = /^([\w./-]+\.md)(#[\w-]+)?$/.exec(href) ?? [];
  const wanted = file === undefined ? undefined : posix.join(posix.dirname(guideFile(guide)), file);
  const target = site.guides.find((other) => guideFile(other) === wanted);
  if (target === undefined) return undefined;
  return `${relativeLink(pagePaths.guide(guide), `${pagePaths.guide(target)}.${ending}`)}${fragment}`;
}

/** The sections of a page beside its text; nothing for a page of one. */
function printContents(headings: readonly Heading[]): Html | undefined {
  const sections = headings.filter(({ level }) => level === 2);
  if (sections.length < 2) return undefined;
  return markup`<nav class="contents" aria-label="On this page"><h2>On this page</h2><ul>${sections.map(({ id, text }) => markup`<li><a href="#${id}">${text}</a></li>`)}</ul></nav>`;
}
