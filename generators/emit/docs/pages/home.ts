import { escapeProse } from '../../../code/prose/escape.ts';
import { counted } from '../../../diagnostics/counted.ts';
import type { Server } from '../../../model/model.ts';
import { aboutApi } from '../about-api.ts';
import { listedGuides, sectionOf, type Guide } from '../guide.ts';
import { markup, type Html } from '../html.ts';
import { slugOf } from '../prose-page.ts';
import { loadPageLayout } from '../layout.ts';
import { printCode } from '../code-block.ts';
import { authenticationText } from '../operation/authentication.ts';
import type { Page, Site } from '../page.ts';
import { pagePaths, relativeLink } from '../paths.ts';
import { firstRequest, type FirstRequest } from '../samples/first-request.ts';
import { serverUrl } from '../samples/wire-request.ts';
import { operationTitle, plainText } from '../page-texts.ts';
import { markdownBlock, markdownCode, markdownText } from '../../../code/markdown.ts';

const layout = loadPageLayout('home');

/** What the API is and how to start. */
export function homePage(site: Site): Page {
  const { model } = site;
  const guides = listedGuides(site.guides);
  const path = pagePaths.home;
  const { title, summary, description, version } = model.info;
  const first = firstRequest(model);
  const families = model.families.map((family) => ({
    family,
    href: (ending: string) => relativeLink(path, `${pagePaths.family(family)}.${ending}`),
    count: counted(family.operations.length, 'operation'),
  }));
  const sections = [...Map.groupBy(guides, sectionOf)];
  const lead = summary ?? '';
  const address = documentedAddress(model.servers[0]);
  const about = aboutApi(site);
  const main = layout({
    title,
    version,
    lead,
    description: description === undefined ? undefined : site.markdown.print(description, { topHeading: 2 }),
    server: address,
    hasOperations: families.length > 0,
    first: first && printFirst(site, first),
    operations: [
      counted(model.operations.length, 'operation'),
      ...(model.received.length === 0 ? [] : [counted(model.received.length, 'webhook')]),
    ].join(', '),
    schemas: counted(model.schemas.length, 'schema'),
    sections: sections.map(([name, listed]) => ({
      title: name,
      id: slugOf(name),
      guides: listed.map((guide) => ({
        title: guide.title,
        summary: guide.summary,
        href: relativeLink(path, `${pagePaths.guide(guide)}.html`),
      })),
    })),
    about: about.map((part) => ({
      title: part.title,
      id: slugOf(part.title),
      text: markup`${part.blocks.map((block) => site.markdown.print(block))}`,
    })),
    families: families.map(({ family, href, count }) => ({
      tag: family.tag,
      href: href('html'),
      count,
      description: family.description === undefined ? markup`` : site.markdown.print(family.description),
    })),
  });
  const markdown = [
    lead,
    site.markdown.asMarkdown(description ?? ''),
    `Version ${version}.${address === undefined ? '' : ` Base address: ${markdownCode(address)}`}`,
    first === undefined ? '' : markdownBlock(first.text, 'sh'),
    ...sections.flatMap(([name, listed]) => [`## ${markdownText(name)}`, listed.map(guideLine).join('\n')]),
    ...about.flatMap((part) => [`## ${part.title}`, ...part.blocks]),
    families.length === 0 ? '' : '## Operations',
    families
      .map(
        ({ family, href, count }) =>
          `- [${markdownText(family.tag)}](${href('md')}): ${count}. ${escapeProse(plainText(family.description ?? ''))}`,
      )
      .join('\n'),
  ];
  return {
    path,
    title,
    description: plainText(summary ?? description ?? title),
    main,
    markdown: markdown.filter((part) => part !== '').join('\n\n'),
    search: { kind: 'reference', title, text: plainText(`${lead} ${description ?? ''}`) },
  };
}

/** The request to begin with, the page that says more of it, and what it needs. */
function printFirst(site: Site, { operation, text, isOpen }: FirstRequest): Html {
  const href = relativeLink(pagePaths.home, `${pagePaths.operation(operation)}.html`);
  const need = isOpen
    ? ' needs no token:'
    : markup`. Authentication: ${site.markdown.printLine(authenticationText(site.model, operation))}`;
  return markup`<p>A first request: <a href="${href}">${operationTitle(operation)}</a>${need}</p>${printCode(text, 'sh')}`;
}

function guideLine(guide: Guide): string {
  const { title, summary } = guide;
  const link = `- [${markdownText(title)}](${pagePaths.guide(guide)}.md)`;
  return summary === '' ? link : `${link}: ${summary}`;
}

/** The address of a server; one that is relative to that of the document stays so, as nobody knows that. */
function documentedAddress(server: Server | undefined): string | undefined {
  if (server === undefined) return undefined;
  return server.url.startsWith('/') ? server.url : serverUrl(server);
}
