import type { Link } from '../../../model/model.ts';
import { markdownCode, markdownText } from '../../../code/markdown.ts';
import { serverText, withText } from '../further-reading.ts';
import { markup, type Html } from '../html.ts';
import type { Site } from '../page.ts';
import { markdownLink, printLink } from '../page-links.ts';
import type { Related, RelatedOperations } from '../relations.ts';
import { printJson } from '../schema/values.ts';

type Targets = RelatedOperations['targets'];

function targetOf(targets: Targets, { key }: Link): Related | undefined {
  return key === undefined ? undefined : targets[key];
}

/** The links of a response, with their targets and the values that they pass on. */
export function printLinks(
  site: Site,
  links: readonly Link[],
  { page, targets }: { readonly page: string; readonly targets: Targets },
): Html | undefined {
  if (links.length === 0) return undefined;
  const items = links.map((link) => {
    const target = targetOf(targets, link);
    const name = target === undefined ? markup`<code>${link.target}</code>` : printLink(page, target);
    const values = valuesOf(link).map(
      ([parameter, value]) => markup` <code>${parameter}</code> from <code>${value}</code>`,
    );
    const at = link.server && markup` at ${site.markdown.printLine(serverText(site.markdown, link.server))}`;
    return markup`<li>${link.name}: ${name}${values}${at}${site.markdown.printOptional(link.description)}</li>`;
  });
  return markup`<details><summary>${links.length} link${links.length === 1 ? '' : 's'}</summary><ul>${items}</ul></details>`;
}

/** The links of a response as Markdown. */
export function linkLines(
  { markdown }: Site,
  links: readonly Link[],
  { page, targets }: { readonly page: string; readonly targets: Targets },
): readonly string[] {
  if (links.length === 0) return [];
  const lines = links.map((link) => {
    const target = targetOf(targets, link);
    const name = target === undefined ? markdownCode(link.target) : markdownLink(page, target);
    const values = valuesOf(link).map(
      ([parameter, value]) => `${markdownCode(parameter)} from ${markdownCode(value)}`,
    );
    const at = link.server === undefined ? '' : ` at ${serverText(markdown, link.server)}`;
    const line = `- ${markdownText(link.name)}: ${[name, ...values].join('; ')}${at}`;
    return withText(markdown, line, link.description);
  });
  return ['Links:', lines.join('\n')];
}

function valuesOf({ parameters, requestBody }: Link): readonly (readonly [string, string])[] {
  return [
    ...Object.entries(parameters).map(([name, value]) => [name, printJson(value)] as const),
    ...(requestBody === undefined ? [] : [['body', printJson(requestBody)] as const]),
  ];
}
