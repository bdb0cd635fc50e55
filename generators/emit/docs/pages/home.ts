import { escapeProse } from '../../../code/prose/escape.ts';
import { counted } from '../../../diagnostics/counted.ts';
import type { Server } from '../../../model/model.ts';
import { aboutApi } from '../about-api.ts';
import { listedGuides, sectionOf } from '../guide.ts';
import { markup, type Html } from '../html.ts';
import { slugOf } from '../prose-page.ts';
import { loadPageLayout } from '../layout.ts';
import { printCode } from '../code-block.ts';
import { authenticationText } from '../operation/authentication.ts';
import type { Page, Site } from '../page.ts';
import { familyLink, guideLink, markdownLink, operationLink, printLink } from '../page-links.ts';
import { pageHref, pagePaths } from '../paths.ts';
import { firstRequest, type FirstRequest } from '../samples/first-request.ts';
import { serverUrl } from '../samples/wire-request.ts';
import { plainText } from '../page-texts.ts';
import { markdownBlock, markdownCode, markdownText } from '../../../code/markdown.ts';

const layout = loadPageLayout('home');

/** The first page: what the API is, and how to start. */
export function homePage(site: Site): Page {
  const { model } = site;
  const guides = listedGuides(site.guides);
  const path = pagePaths.home;
  const { title, summary, description, version } = model.info;
  const first = firstRequest(model);
  const families = model.families.map((family) => ({
    family,
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
    description: site.markdown.printOptional(description, { topHeading: 2 }),
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
        href: pageHref(path, pagePaths.guide(guide)),
      })),
    })),
    about: about.map((part) => ({
      title: part.title,
      id: slugOf(part.title),
      text: markup`${part.blocks.map((block) => site.markdown.print(block))}`,
    })),
    families: families.map(({ family, count }) => ({
      tag: family.tag,
      href: pageHref(path, pagePaths.family(family)),
      count,
      description: site.markdown.printOptional(family.description),
    })),
  });
  const markdown = [
    lead,
    site.markdown.asMarkdown(description ?? ''),
    `Version ${version}.${address === undefined ? '' : ` Base address: ${markdownCode(address)}`}`,
    first === undefined ? '' : markdownBlock(first.text, 'sh'),
    ...sections.flatMap(([name, listed]) => [
      `## ${markdownText(name)}`,
      listed
        .map((guide) => `- ${markdownLink(path, guideLink(guide))}${guide.summary && `: ${guide.summary}`}`)
        .join('\n'),
    ]),
    ...about.flatMap((part) => [`## ${part.title}`, ...part.blocks]),
    families.length === 0 ? '' : '## Operations',
    families
      .map(
        ({ family, count }) =>
          `- ${markdownLink(path, familyLink(family))}: ${count}. ${escapeProse(plainText(family.description ?? ''))}`,
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

/** The first request, with a link to its page and what it needs. */
function printFirst(site: Site, { operation, text, isOpen }: FirstRequest): Html {
  const link = printLink(pagePaths.home, operationLink(operation));
  const need = isOpen
    ? ' needs no token:'
    : markup`. Authentication: ${site.markdown.printLine(authenticationText(site.model, operation))}`;
  return markup`<p>A first request: ${link}${need}</p>${printCode(text, 'sh')}`;
}

/** The address of a server; unchanged if it is relative to the address of the document, which is unknown. */
function documentedAddress(server: Server | undefined): string | undefined {
  if (server === undefined) return undefined;
  return server.url.startsWith('/') ? server.url : serverUrl(server);
}
