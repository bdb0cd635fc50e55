import { posix } from 'node:path';
import { finding } from '../../../diagnostics/catalog.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import { markup, type Html } from '../html.ts';
import type { Heading } from '../prose-page.ts';
import { guideFile, type Guide } from '../guide.ts';
import type { Page, Site } from '../page.ts';
import { pageHref, pagePaths } from '../paths.ts';
import { plainText } from '../page-texts.ts';

/** The page of a guide. Links to files of other guides become links to their pages; broken links become text. */
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

/** The broken links of a guide. */
export function brokenLinks(site: Site, guide: Guide): readonly Finding[] {
  return site.markdown
    .relativeLinks(guide.text)
    .filter((href) => addressOf(site, guide, { href, ending: 'html' }) === undefined)
    .map((href) => finding('docs/broken-link', { path: guideFile(guide), href }));
}

/** The address of a relative link as seen from the page of a guide; undefined if it is broken. */
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
  return `${pageHref(pagePaths.guide(guide), pagePaths.guide(target), ending)}${fragment}`;
}

/** The table of contents, if there are several sections. */
function printContents(headings: readonly Heading[]): Html | undefined {
  const sections = headings.filter(({ level }) => level === 2);
  if (sections.length < 2) return undefined;
  return markup`<nav class="contents" aria-label="On this page"><h2>On this page</h2><ul>${sections.map(({ id, text }) => markup`<li><a href="#${id}">${text}</a></li>`)}</ul></nav>`;
}
