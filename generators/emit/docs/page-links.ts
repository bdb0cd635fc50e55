import { markdownText } from '../../code/markdown.ts';
import type { Extensions } from '../../model/model.ts';
import type {
  TsFamily,
  TsModel,
  TsOperation,
  TsReceivedOperation,
  TsSchema,
} from '../../typescript/ts-model.ts';
import type { Guide } from './guide.ts';
import { markup, type Html } from './html.ts';
import { operationTitle, webhookTitle } from './page-texts.ts';
import { pageHref, pagePaths } from './paths.ts';

/** A page as other pages link to it. */
export interface PageLink {
  /** Relative to the root of the site, without the ending; links may add a fragment. */
  readonly path: string;
  readonly title: string;
}

/** A link to the page of an operation, or to an anchor on it. */
export function operationLink(operation: TsOperation, anchor?: string): PageLink {
  const path = pagePaths.operation(operation);
  return { path: anchor === undefined ? path : `${path}#${anchor}`, title: operationTitle(operation) };
}

export function webhookLink(received: TsReceivedOperation): PageLink {
  return { path: pagePaths.operation(received.operation), title: webhookTitle(received) };
}

export function familyLink(family: TsFamily): PageLink {
  return { path: pagePaths.family(family), title: family.tag };
}

export function schemaLink(schema: TsSchema): PageLink {
  return { path: pagePaths.schema(schema), title: schema.key };
}

export function guideLink(guide: Guide): PageLink {
  return { path: pagePaths.guide(guide), title: guide.title };
}

/** Links to all operations and named schemas, with the extensions of these. */
export function extendedPages({
  operations,
  schemas,
}: TsModel): readonly { readonly link: PageLink; readonly extensions: Extensions }[] {
  return [
    ...operations.map((operation) => ({ link: operationLink(operation), extensions: operation.extensions })),
    ...schemas.map((named) => ({
      link: schemaLink(named),
      extensions: typeof named.schema === 'boolean' ? {} : named.schema,
    })),
  ];
}

/** A link as HTML, as seen from another page. */
export function printLink(from: string, { path, title }: PageLink): Html {
  return markup`<a href="${pageHref(from, path)}">${title}</a>`;
}

/** A link as Markdown, as seen from another page. */
export function markdownLink(from: string, { path, title }: PageLink): string {
  return `[${markdownText(title)}](${pageHref(from, path, 'md')})`;
}
