import { jsonText } from '../../../../runtime/contract/json-text.ts';
import { markdownBlock } from '../../../code/markdown.ts';
import { errorResponses, type ErrorResponse, type ErrorsByReason } from '../error-responses.ts';
import { printCode } from '../code-block.ts';
import { markup } from '../html.ts';
import { statusTitle } from '../operation/responses.ts';
import type { PageDraft, Page, Site } from '../page.ts';
import { anchorOf, pagePaths, relativeLink } from '../paths.ts';
import { operationTitle } from '../page-texts.ts';
import { tablePage, type Opening, type TablePage } from './table-page.ts';

/** What the page of a status shows. */
interface StatusPage {
  readonly table: TablePage;
  readonly example: string | undefined;
}

/** A page for each status of failure: an example of its body, and the operations that respond with it, by family. */
export function statusPages(site: Site): readonly PageDraft[] {
  return errorResponses(site.model).map(([status, reasons]) => {
    let given: StatusPage | undefined;
    const page = (): StatusPage =>
      (given ??= {
        table: tableOf(site, status, reasons),
        example: exampleIn([...reasons.values()].flat()),
      });
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
  const failures = [...reasons.values()].flat();
  const usual = usualReason(reasons);
  const hasOwn = ({ response }: ErrorResponse): boolean => response.description !== usual;
  const rowOf = (failure: ErrorResponse, hasReasons: boolean) => [
    {
      text: operationTitle(failure.operation),
      path: `${pagePaths.operation(failure.operation)}#${anchorOf(status)}`,
    },
    { text: failure.operation.method.toUpperCase(), template: failure.operation.path },
    ...(hasReasons ? [hasOwn(failure) ? failure.response.description : ''] : []),
  ];
  const count = failures.length === 1 ? 'One operation responds' : `${failures.length} operations respond`;
  return {
    path: pagePaths.status(status),
    title: statusTitle(status),
    intro: `${usual === undefined ? '' : `${usual}\n\n`}${count} with this status.${
      usual !== undefined && reasons.size > 1 ? ' The column “When” shows other reasons.' : ''
    }`,
    sections: site.model.families.flatMap(({ tag, names }) => {
      const own = failures.filter(({ operation }) => operation.family === tag);
      const hasReasons = own.some(hasOwn);
      const columns = ['Operation', 'Request', ...(hasReasons ? ['When'] : [])];
      const rows = own.map((failure) => rowOf(failure, hasReasons));
      return rows.length === 0 ? [] : [{ title: tag, id: anchorOf(names.file), columns, rows }];
    }),
  };
}

/** The reason that at least half of the operations give: it stands above them once. Undefined where there is none. */
function usualReason(reasons: ErrorsByReason): string | undefined {
  const all = [...reasons.values()].flat().length;
  return [...reasons].find(([, failures]) => failures.length * 2 >= all)?.[0];
}

/** The first example of a JSON body, in the words of the document. */
function exampleIn(failures: readonly ErrorResponse[]): string | undefined {
  const examples = failures.flatMap(({ response }) =>
    response.content.filter(({ kind }) => kind === 'json').flatMap(({ examples: each }) => each),
  );
  const [first] = examples;
  return first === undefined ? undefined : jsonText(first.value, 2);
}

function statusPage(site: Site, { table, example }: StatusPage): Page {
  const page = tablePage(site, table, example === undefined ? undefined : printExample(example));
  const errors = relativeLink(table.path, `${pagePaths.errors}.html`);
  const crumb = markup`<p class="crumb"><a href="${errors}">Errors</a></p>`;
  return { ...page, main: markup`${crumb}${page.main}` };
}

function printExample(example: string): Opening {
  return {
    main: markup`<section aria-labelledby="example"><h2 id="example"><a href="#example">Example of a body</a></h2>${printCode(example, 'json')}</section>`,
    markdown: `## Example of a body\n\n${markdownBlock(example, 'json')}`,
  };
}
