import type { TsFamily, TsOperation } from '../../../typescript/ts-model.ts';
import { badgesOf } from '../badges.ts';
import { printAddress, printBadges, printMethod } from '../fragments.ts';
import { furtherReading } from '../further-reading.ts';
import { markup } from '../html.ts';
import { needText, printNeed } from '../operation/need.ts';
import type { Page, Site } from '../page.ts';
import { pagePaths, relativeLink } from '../paths.ts';
import { operationTitle, plainText } from '../page-texts.ts';
import { markdownCode, markdownText } from '../../../code/markdown.ts';

/** One family: what it is about and its operations. */
export function familyPage(site: Site, family: TsFamily): Page {
  const path = pagePaths.family(family);
  const { tag, description, externalDocs, operations } = family;
  const more = externalDocs === undefined ? '' : furtherReading(site.markdown, externalDocs);
  const link = (operation: TsOperation, ending: string): string =>
    relativeLink(path, `${pagePaths.operation(operation)}.${ending}`);
  const main = markup`<h1>${tag}</h1>${description === undefined ? undefined : markup`<div class="lead">${site.markdown.print(description, { topHeading: 2 })}</div>`}${more === '' ? undefined : site.markdown.print(more)}<ul class="list">${operations.map(
    (operation) =>
      markup`<li><a href="${link(operation, 'html')}">${operationTitle(operation)}</a><p class="path">${printMethod(operation.method)} <code>${printAddress(operation.path)}</code>${printNeed(operation)}</p>${operation.deprecated ? printBadges(site, badgesOf(operation.extensions, { deprecated: true }).slice(0, 1)) : undefined}</li>`,
  )}</ul>`;
  const markdown = [
    site.markdown.asMarkdown(description ?? ''),
    more,
    operations
      .map(
        (operation) =>
          `- [${markdownText(operationTitle(operation))}](${link(operation, 'md')}): ${markdownCode(`${operation.method.toUpperCase()} ${operation.path}`)}, ${needText(operation)}`,
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
