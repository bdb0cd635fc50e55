import { withoutHtml } from '../../../code/prose/without-html.ts';
import type { TsOperation } from '../../../typescript/ts-model.ts';
import { badgesOf } from '../badges.ts';
import type { Site } from '../page.ts';
import type { RelatedOperations } from '../relations.ts';
import type { Sample } from '../samples/samples.ts';
import { markdownBlock, markdownCode, markdownText } from '../../../code/markdown.ts';
import { badgeLines, fieldLines, viewLines } from '../markdown-lines.ts';
import { printType } from '../schema/doc-type.ts';
import { callbackLines } from './callbacks.ts';
import { linkLines } from './links.ts';
import { pagePaths } from '../paths.ts';
import type { ContentView } from './content.ts';
import { glanceOf } from './glance.ts';
import { operationNotes } from './notes.ts';
import type { ParameterGroup } from './parameters.ts';
import type { ResponseView } from './responses.ts';

/** The page of an operation in Markdown: the same facts in the same order. */
export function operationMarkdown(given: {
  readonly site: Site;
  readonly operation: TsOperation;
  readonly related: RelatedOperations;
  readonly parameters: readonly ParameterGroup[];
  readonly body: readonly ContentView[];
  readonly responses: readonly ResponseView[];
  readonly samples: readonly Sample[];
}): string {
  const { site, operation, related, parameters, body, responses, samples } = given;
  const page = pagePaths.operation(operation);
  return [
    `${markdownCode(`${operation.method.toUpperCase()} ${operation.path}`)} (${operation.id})`,
    ...badgeLines(glanceOf(site, operation)),
    ...(operation.description === undefined ? [] : [withoutHtml(operation.description.trim())]),
    ...operationNotes(operation).map(({ title, text }) => `**${title}:** ${withoutHtml(text)}`),
    ...samples.flatMap(({ language, text }) => [markdownBlock(text, language)]),
    ...parameters.flatMap(({ title, fields }) => [`## ${title}`, fieldLines(fields)]),
    ...(body.length === 0
      ? []
      : ['## Request body', ...proseBlocks(operation.body?.description), ...body.flatMap(contentBlocks)]),
    '## Responses',
    ...responses.flatMap(({ response, title, headers, content }) => [
      `### ${title}`,
      ...(response.description === '' ? [] : [withoutHtml(response.description.trim())]),
      ...badgeLines(badgesOf(response.extensions)),
      ...(headers.length === 0 ? [] : ['Headers:', fieldLines(headers)]),
      ...content.flatMap(contentBlocks),
      ...linkLines(response.links, { page, targets: related.targets }),
    ]),
    ...callbackLines(page, related.callbacks),
  ].join('\n\n');
}

function contentBlocks({ types, view, examples }: ContentView): readonly string[] {
  const lines = viewLines(view);
  return [
    `${types.map(markdownCode).join(', ')}: ${printType(view.type)}${view.named === undefined ? '' : ` (${view.named.key})`}`,
    ...(lines === '' ? [] : [lines]),
    ...examples.flatMap(({ name, summary, description, value }) => [
      ...(examples.length < 2 && summary === undefined ? [] : [`Example ${markdownText(summary ?? name)}:`]),
      ...proseBlocks(description),
      markdownBlock(JSON.stringify(value, undefined, 2), 'json'),
    ]),
  ];
}

function proseBlocks(description: string | undefined): readonly string[] {
  const text = withoutHtml(description?.trim() ?? '');
  return text === '' ? [] : [text];
}
