import type { ApiModel, Link, Operation } from '../../../model/model.ts';
import { keyOfId, keyOfPath } from '../../../source/link-target.ts';
import { markdownCode, markdownText } from '../../../code/markdown.ts';
import { markup, type Html } from '../html.ts';
import type { Site } from '../page.ts';
import { pagePaths, relativeLink } from '../paths.ts';
import { printJson } from '../schema/values.ts';
import { operationTitle } from '../text.ts';

/** The operations of a document by the keys of links; made once for each document. */
const targets = new WeakMap<ApiModel, ReadonlyMap<string, Operation>>();

function targetOf(model: ApiModel, { key }: Link): Operation | undefined {
  const known =
    targets.get(model) ??
    new Map(
      [...model.operations, ...model.received.map(({ operation }) => operation)].flatMap((operation) => [
        [keyOfId(operation.id), operation] as const,
        ...(operation.sentBy === 'client'
          ? [[keyOfPath(operation.path, operation.method), operation] as const]
          : []),
      ]),
    );
  targets.set(model, known);
  return key === undefined ? undefined : known.get(key);
}

/** The links of a response: where each leads, and what it hands on. */
export function printLinks(site: Site, page: string, links: readonly Link[]): Html | undefined {
  if (links.length === 0) return undefined;
  const items = links.map((link) => {
    const target = targetOf(site.model, link);
    const name =
      target === undefined
        ? markup`<code>${link.target}</code>`
        : markup`<a href="${relativeLink(page, `${pagePaths.operation(target)}.html`)}">${operationTitle(target)}</a>`;
    const values = valuesOf(link).map(
      ([parameter, value]) => markup` <code>${parameter}</code> from <code>${value}</code>`,
    );
    const about = link.description === undefined ? undefined : site.markdown.print(link.description);
    return markup`<li>${link.name}: ${name}${values}${about}</li>`;
  });
  return markup`<details><summary>${links.length} link${links.length === 1 ? '' : 's'}</summary><ul>${items}</ul></details>`;
}

/** The links of a response in Markdown. */
export function linkLines(site: Site, page: string, links: readonly Link[]): readonly string[] {
  if (links.length === 0) return [];
  const lines = links.map((link) => {
    const target = targetOf(site.model, link);
    const name =
      target === undefined
        ? markdownCode(link.target)
        : `[${markdownText(operationTitle(target))}](${relativeLink(page, `${pagePaths.operation(target)}.md`)})`;
    const values = valuesOf(link).map(
      ([parameter, value]) => `${markdownCode(parameter)} from ${markdownCode(value)}`,
    );
    return `- ${markdownText(link.name)}: ${[name, ...values].join('; ')}`;
  });
  return ['Links:', lines.join('\n')];
}

function valuesOf({ parameters, requestBody }: Link): readonly (readonly [string, string])[] {
  return [
    ...Object.entries(parameters).map(([name, value]) => [name, printJson(value)] as const),
    ...(requestBody === undefined ? [] : [['body', printJson(requestBody)] as const]),
  ];
}
