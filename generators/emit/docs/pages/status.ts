import { jsonText } from '../../../../runtime/contract/json-text.ts';
import { markdownBlock } from '../../../code/markdown.ts';
import { lazy } from '../../../incremental/memoize.ts';
import { errorResponses, type ErrorResponse, type ErrorsByReason } from '../error-responses.ts';
import { printCode } from '../code-block.ts';
import { markup } from '../html.ts';
import { statusTitle } from '../operation/responses.ts';
import type { PageDraft, Page, Site } from '../page.ts';
import { operationLink, printLink } from '../page-links.ts';
import { anchorOf, pagePaths } from '../paths.ts';
import { tablePage, type Opening, type TablePage } from './table-page.ts';

interface StatusPage {
  readonly table: TablePage;
  readonly example: string | undefined;
}

/** A page for each error status: an example of its body, and the operations that respond with it, by family. */
export function statusPages(site: Site): readonly PageDraft[] {
  return errorResponses(site.model).map(([status, reasons]) => {
    const page = lazy((): StatusPage => ({
      table: tableOf(site, status, reasons),
      example: exampleIn([...reasons.values()].flat()),
    }));
    return {
      path: pagePaths.status(status),
      title: statusTitle(status),
      get inputs() {
        return [page()];
      },
      print: () => statusPage(site, page()),
    };
  });
}

function tableOf(site: Site, status: string, reasons: ErrorsByReason): TablePage {
  const errors = [...reasons.values()].flat();
  const usual = usualReason(reasons);
  const hasOwn = ({ response }: ErrorResponse): boolean => response.description !== usual;
  const rowOf = (error: ErrorResponse, hasReasons: boolean) => [
    operationLink(error.operation, anchorOf(status)),
    { text: error.operation.method.toUpperCase(), template: error.operation.path },
    ...(hasReasons ? [hasOwn(error) ? error.response.description : ''] : []),
  ];
  const count = errors.length === 1 ? 'One operation responds' : `${errors.length} operations respond`;
  return {
    path: pagePaths.status(status),
    title: statusTitle(status),
    intro: `${usual === undefined ? '' : `${usual}\n\n`}${count} with this status.${
      usual !== undefined && reasons.size > 1 ? ' The column “When” shows other reasons.' : ''
    }`,
    sections: site.model.families.flatMap(({ tag, names }) => {
      const own = errors.filter(({ operation }) => operation.family === tag);
      const hasReasons = own.some(hasOwn);
      const columns = ['Operation', 'Request', ...(hasReasons ? ['When'] : [])];
      const rows = own.map((error) => rowOf(error, hasReasons));
      return rows.length === 0 ? [] : [{ title: tag, id: anchorOf(names.file), columns, rows }];
    }),
  };
}

/** The reason of at least half of the operations, which the introduction shows; undefined if there is none. */
function usualReason(reasons: ErrorsByReason): string | undefined {
  const all = [...reasons.values()].flat().length;
  return [...reasons].find(([, errors]) => errors.length * 2 >= all)?.[0];
}

/** The first example of a JSON body. */
function exampleIn(errors: readonly ErrorResponse[]): string | undefined {
  const [first] = errors.flatMap(({ response }) =>
    response.content.filter(({ kind }) => kind === 'json').flatMap(({ examples }) => examples),
  );
  return first === undefined ? undefined : jsonText(first.value, 2);
}

function statusPage(site: Site, { table, example }: StatusPage): Page {
  const page = tablePage(site, table, example === undefined ? undefined : printExample(example));
  const errors = printLink(table.path, { path: pagePaths.errors, title: 'Errors' });
  const crumb = markup`<p class="crumb">${errors}</p>`;
  return { ...page, main: markup`${crumb}${page.main}` };
}

function printExample(example: string): Opening {
  return {
    main: markup`<section aria-labelledby="example"><h2 id="example"><a href="#example">Example of a body</a></h2>${printCode(example, 'json')}</section>`,
    markdown: `## Example of a body\n\n${markdownBlock(example, 'json')}`,
  };
}
