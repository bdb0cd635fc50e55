import type { TsFamily } from '../../../typescript/ts-model.ts';
import { badgesOf } from '../badges.ts';
import { printAddress, printBadges, printMethod } from '../fragments.ts';
import { furtherReading } from '../further-reading.ts';
import { markup } from '../html.ts';
import { needText, printNeed } from '../operation/need.ts';
import type { Page, Site } from '../page.ts';
import { markdownLink, operationLink, printLink } from '../page-links.ts';
import { pagePaths } from '../paths.ts';
import { plainText } from '../page-texts.ts';
import { markdownCode } from '../../../code/markdown.ts';

/** The page of a family: its description and its operations. */
export function familyPage(site: Site, family: TsFamily): Page {
  const path = pagePaths.family(family);
  const { tag, description, externalDocs, operations } = family;
  const [more = ''] = furtherReading(site.markdown, externalDocs);
  const main = markup`<h1>${tag}</h1>${description === undefined ? undefined : markup`<div class="lead">${site.markdown.print(description, { topHeading: 2 })}</div>`}${more === '' ? undefined : site.markdown.print(more)}<ul class="list">${operations.map(
    (operation) =>
      markup`<li>${printLink(path, operationLink(operation))}<p class="path">${printMethod(operation.method)} <code>${printAddress(operation.path)}</code>${printNeed(operation)}</p>${operation.deprecated ? printBadges(site, badgesOf(operation.extensions, { deprecated: true }).slice(0, 1)) : undefined}</li>`,
  )}</ul>`;
  const markdown = [
    site.markdown.asMarkdown(description ?? ''),
    more,
    operations
      .map(
        (operation) =>
          `- ${markdownLink(path, operationLink(operation))}: ${markdownCode(`${operation.method.toUpperCase()} ${operation.path}`)}, ${needText(operation)}`,
      )
      .join('\n'),
  ];
  return {
    path,
    title: tag,
    description: plainText(description ?? `Operations of ${tag}`),
    family: tag,
    main,
    markdown: markdown.filter((part) => part !== '').join('\n\n'),
    search: { kind: 'family', title: tag, text: plainText(description ?? '') },
  };
}
