import { jsonText } from '../../../../runtime/contract/json-text.ts';
import type { TsOperation } from '../../../typescript/ts-model.ts';
import { badgesOf } from '../badges.ts';
import type { Site } from '../page.ts';
import type { RelatedOperations } from '../relations.ts';
import type { CodeSample } from '../samples/samples.ts';
import { markdownBlock, markdownCode, markdownText } from '../../../code/markdown.ts';
import { MarkdownLines } from '../markdown-lines.ts';
import { callbackLines } from './callbacks.ts';
import { linkLines } from './links.ts';
import { pagePaths } from '../paths.ts';
import type { ContentView } from './content.ts';
import { glanceOf } from './glance.ts';
import { operationNotes } from './notes.ts';
import type { OperationViews } from './operation-views.ts';

/** The page of an operation in Markdown, with the contents and the order of the HTML. */
export function operationMarkdown(
  site: Site,
  operation: TsOperation,
  given: OperationViews & {
    readonly related: RelatedOperations;
    readonly samples: readonly CodeSample[];
  },
): string {
  const { related, parameters, body, responses, samples } = given;
  const page = pagePaths.operation(operation);
  const lines = new MarkdownLines(site.markdown);
  const shown = new Set<string>();
  return [
    `${markdownCode(`${operation.method.toUpperCase()} ${operation.path}`)} (${operation.id})`,
    ...lines.badges(glanceOf(site, operation)),
    ...lines.prose(operation.description),
    ...operationNotes(site, operation).map(({ title, text }) => `**${title}:** ${text}`),
    ...samples.flatMap(({ language, text }) => [markdownBlock(text, language)]),
    ...parameters.flatMap(({ title, fields }) => [`## ${title}`, lines.fields(fields)]),
    ...(body.length === 0
      ? []
      : [
          '## Request body',
          ...lines.prose(operation.body?.description),
          ...body.flatMap((each) => contentBlocks(each, { lines, shown })),
        ]),
    '## Responses',
    ...responses.flatMap(({ response, title, headers, content }) => [
      `### ${title}`,
      ...lines.prose(response.description),
      ...lines.badges(badgesOf(response.extensions)),
      ...(headers.length === 0 ? [] : ['Headers:', lines.fields(headers)]),
      ...content.flatMap((each) => contentBlocks(each, { lines, shown })),
      ...linkLines(site, response.links, { page, targets: related.targets }),
    ]),
    ...callbackLines(page, related.callbacks),
  ].join('\n\n');
}

function contentBlocks(
  { types, view, examples, key }: ContentView,
  { lines, shown }: { readonly lines: MarkdownLines; readonly shown: Set<string> },
): readonly string[] {
  const isKnown = shown.has(key);
  shown.add(key);
  return [
    ...lines.content(types.map(markdownCode).join(', '), view, isKnown),
    ...examples.flatMap(({ name, summary, description, value }) => [
      ...(examples.length < 2 && summary === undefined ? [] : [`Example ${markdownText(summary ?? name)}:`]),
      ...lines.prose(description),
      markdownBlock(jsonText(value, 2), 'json'),
    ]),
  ];
}
