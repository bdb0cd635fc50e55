import { finding } from '../../../diagnostics/catalog.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import { markup } from '../html.ts';
import type { Guide } from '../guide.ts';
import type { Page, Site } from '../page.ts';
import { pagePaths } from '../paths.ts';
import { plainText } from '../text.ts';

/** A guide as a page. Links to other guides lead to their pages; others that lead nowhere are findings. */
export function guidePage(site: Site, guide: Guide, findings: Finding[]): Page {
  const { title, summary, text } = guide;
  const resolveLink = (href: string): string | undefined => {
    if (/^#[\w-]+$/.test(href)) return href;
    const [, slug, fragment] = /^(?:\.\/)?([\w-]+)\.md(#[\w-]+)?$/.exec(href) ?? [];
    if (site.guides.some((other) => other.slug === slug)) return `${slug}.html${fragment ?? ''}`;
    findings.push(finding('docs/broken-link', { path: `guides/${guide.slug}.md`, href }));
    return undefined;
  };
  const body = site.markdown.print(text, { topHeading: 2, anchors: true, resolveLink });
  return {
    path: pagePaths.guide(guide.slug),
    title,
    description: plainText(summary === '' ? text : summary),
    main: markup`<article class="article"><h1>${title}</h1><p class="lead">${summary}</p>${body}</article>`,
    twin: [summary, text.trim()].filter((part) => part !== '').join('\n\n'),
    search: { kind: 'guide', title, text: text.replaceAll(/[`|*#-]+/g, ' ') },
  };
}
