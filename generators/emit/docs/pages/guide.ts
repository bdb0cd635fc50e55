import { posix } from 'node:path';
import { finding } from '../../../diagnostics/catalog.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import { markup } from '../html.ts';
import { guideFile, type Guide } from '../guide.ts';
import type { Page, Site } from '../page.ts';
import { pagePaths, relativeLink } from '../paths.ts';
import { plainText } from '../text.ts';

/** A guide as a page, with what is wrong with it. */
export interface GuidePage {
  readonly page: Page;
  readonly findings: readonly Finding[];
}

/** A guide as a page. Links to other guides lead to their pages; others that lead nowhere are findings. */
export function guidePage(site: Site, guide: Guide): GuidePage {
  const { title, summary, text } = guide;
  const findings: Finding[] = [];
  const path = pagePaths.guide(guide);
  const resolveLink = (href: string): string | undefined => {
    if (/^#[\w-]+$/.test(href)) return href;
    const [, file, fragment = ''] = /^([\w./-]+\.md)(#[\w-]+)?$/.exec(href) ?? [];
    const wanted = file === undefined ? undefined : posix.join(posix.dirname(guideFile(guide)), file);
    const target = site.guides.find((other) => guideFile(other) === wanted);
    if (target !== undefined) return `${relativeLink(path, `${pagePaths.guide(target)}.html`)}${fragment}`;
    findings.push(finding('docs/broken-link', { path: guideFile(guide), href }));
    return undefined;
  };
  const body = site.markdown.print(text, { topHeading: 2, anchors: true, resolveLink });
  const page: Page = {
    path,
    title,
    description: plainText(summary === '' ? text : summary),
    main: markup`<article class="article"><h1>${title}</h1>${summary === '' ? undefined : markup`<p class="lead">${summary}</p>`}${body}</article>`,
    markdown: [summary, text.trim()].filter((part) => part !== '').join('\n\n'),
    search: { kind: 'guide', title, text: text.replaceAll(/[`|*#-]+/g, ' ') },
  };
  return { page, findings };
}
