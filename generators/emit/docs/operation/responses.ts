import { STATUS_CODES } from 'node:http';
import type { ApiModel, Operation, Response } from '../../../model/model.ts';
import { badgesOf } from '../badges.ts';
import { printBadges } from '../fragments.ts';
import { markup, type Html } from '../html.ts';
import type { Site } from '../page.ts';
import { printLink } from '../page-links.ts';
import { pagePaths } from '../paths.ts';
import type { SchemaDescriber } from '../schema/schema-describer.ts';
import type { SchemaPrinter } from '../schema/schema-printer.ts';
import type { FieldView } from '../schema/view.ts';
import type { RelatedOperations } from '../relations.ts';
import { printLinks } from './links.ts';
import { headerFields } from './headers.ts';
import { contentViews, type ContentPrinter, type ContentView } from './content.ts';

export interface ResponseView {
  readonly response: Response;
  /** `200 OK`, `4XX`, `default`. */
  readonly title: string;
  readonly headers: readonly FieldView[];
  readonly content: readonly ContentView[];
}

/** Responses, described in the order of the document but successes first, as later ones may exceed the size of a page. */
export function responseViews(
  model: ApiModel,
  operation: Operation,
  describer: SchemaDescriber,
): readonly ResponseView[] {
  return successesFirst(operation.responses).map((response) => ({
    response,
    title: statusTitle(response.status),
    headers: headerFields(model, response.headers, describer),
    content: contentViews(model, response.content, describer),
  }));
}

/** Responses in the order of the document, but successes before errors. */
export function successesFirst(responses: readonly Response[]): readonly Response[] {
  return responses.toSorted((left, right) => Number(isErrorResponse(left)) - Number(isErrorResponse(right)));
}

/** `200 OK` for `200`; ranges and `default` in words. */
export function statusTitle(status: string): string {
  if (status === 'default') return 'Any other status';
  const phrase = STATUS_CODES[status];
  return phrase === undefined ? status : `${status} ${phrase}`;
}

export function isErrorResponse({ status }: Response): boolean {
  return !/^[123]/.test(status);
}

export function printResponses(
  views: readonly ResponseView[],
  tools: {
    readonly site: Site;
    /** Path of the page. */
    readonly page: string;
    readonly related: RelatedOperations;
    readonly printer: SchemaPrinter;
    readonly contents: ContentPrinter;
    /** Whether error responses link to the pages of their statuses. */
    readonly hasStatusPages?: boolean;
  },
): Html {
  const { site, page, related, printer, contents, hasStatusPages = false } = tools;
  const { targets } = related;
  return markup`${views.map(({ response, title, headers, content }) => {
    const id = printer.id(response.status);
    const badges = printBadges(site, badgesOf(response.extensions, { marks: site.settings.marks }));
    const list = headers.map((field) =>
      printer.field({ ...field, id: printer.id(response.status, 'header', field.name) }),
    );
    const { status } = response;
    const statusPage = {
      path: pagePaths.status(status),
      title: `All with ${status === 'default' ? 'this response' : status}`,
    };
    const all =
      hasStatusPages && isErrorResponse(response)
        ? markup`<p class="all">${printLink(page, statusPage)}</p>`
        : undefined;
    const about = response.description === '' ? undefined : site.markdown.print(response.description);
    return markup`<article class="status s-${response.status.slice(0, 1)}" aria-labelledby="${id}"><h3 id="${id}"><a href="#${id}">${title}</a></h3>${all}${about}${badges}${
      list.length === 0
        ? undefined
        : markup`<details><summary>${headers.length} header${headers.length === 1 ? '' : 's'}<span class="sr"> of ${title}</span></summary><dl class="fields">${list}</dl></details>`
    }${contents.print(content, printer.id(response.status, 'body'))}${printLinks(site, response.links, { page, targets })}</article>`;
  })}`;
}
