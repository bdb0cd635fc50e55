import { escapeProse } from '../../code/prose/escape.ts';
import { visibleProse } from '../../diagnostics/visible.ts';
import type { OutputFile } from '../emitter.ts';
import { markdownText } from '../../code/markdown.ts';
import { escapeText } from './html.ts';
import type { ListedPage } from './listed-page.ts';
import type { Site } from './page.ts';

const KINDS: readonly { readonly kind: ListedPage['search']['kind']; readonly title: string }[] = [
  { kind: 'guide', title: 'Guides' },
  { kind: 'family', title: 'Families of operations' },
  { kind: 'operation', title: 'Operations' },
  { kind: 'webhook', title: 'Webhooks' },
  { kind: 'reference', title: 'Reference' },
  { kind: 'schema', title: 'Schemas' },
  { kind: 'detail', title: 'Details' },
];

/** The list of all pages for programs that read Markdown (llmstxt.org). */
export function llmsFile({ markdown, model }: Site, pages: readonly ListedPage[]): OutputFile {
  const { title, summary, description } = model.info;
  const about = summary ?? description;
  const parts = KINDS.flatMap(({ kind, title: heading }) => {
    const own = pages.filter(({ search }) => search.kind === kind);
    const lines = own.map(
      (page) => `- [${markdownText(page.title)}](${page.path}.md): ${escapeProse(page.description)}`,
    );
    return own.length === 0 ? [] : [`## ${heading}`, lines.join('\n')];
  });
  const blocks = [
    `# ${markdownText(title)}`,
    ...(about === undefined ? [] : [`> ${markdown.asMarkdown(about).replaceAll(/\s+/g, ' ').trim()}`]),
    ...parts,
  ];
  return { path: 'llms.txt', text: visibleProse(`${blocks.join('\n\n')}\n`) };
}

/** The list of all pages for search engines (sitemaps.org), below the address of the site. */
export function sitemapFile(url: string, pages: readonly ListedPage[]): OutputFile {
  const entries = pages.map(
    ({ path }) => `<url><loc>${escapeText(new URL(`${path}.html`, url).href)}</loc></url>`,
  );
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
  return { path: 'sitemap.xml', text };
}
