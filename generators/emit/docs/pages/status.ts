import { markdownBlock, markdownCode } from '../../../code/markdown.ts';
import { failuresOf, type Failure, type Reasons } from '../failures.ts';
import { printCode } from '../fragments.ts';
import { markup } from '../html.ts';
import { statusTitle } from '../operation/responses.ts';
import type { Draft, Page, Site } from '../page.ts';
import { anchorOf, pagePaths, relativeLink } from '../paths.ts';
import { operationTitle } from '../text.ts';
import { tablePage, type TablePage } from './table-page.ts';

/** A page for each status of failure: an example of its body, and the operations that respond with it, by family. */
export function statusPages(site: Site): readonly Draft[] {
  return failuresOf(site.model).map(([status, reasons]) => {
    const given = tableOf(site, status, reasons);
    const example = exampleIn([...reasons.values()].flat());
    const { path, title } = given;
    return { path, title, reads: () => [given, example], print: () => statusPage(site, given, example) };
  });
}

function tableOf(site: Site, status: string, reasons: Reasons): TablePage {
  const failures = [...reasons.values()].flat();
  // Where all operations give one reason, it stands above them once.
  const [only = '', ...others] = reasons.keys();
  const isShared = others.length === 0;
  const rowOf = ({ operation, response }: Failure) => [
    { text: operationTitle(operation), path: `${pagePaths.operation(operation)}#${anchorOf(status)}` },
    markdownCode(`${operation.method.toUpperCase()} ${operation.path}`),
    ...(isShared ? [] : [response.description]),
  ];
  const count = failures.length === 1 ? 'One operation responds' : `${failures.length} operations respond`;
  return {
    path: pagePaths.status(status),
    title: statusTitle(status),
    intro: `${isShared ? `${only}\n\n` : ''}${count} with this status.`,
    sections: site.model.families.flatMap(({ tag, names }) => {
      const rows = failures.filter(({ operation }) => operation.family === tag).map(rowOf);
      const columns = ['Operation', 'Request', ...(isShared ? [] : ['When'])];
      return rows.length === 0 ? [] : [{ title: tag, id: anchorOf(names.file), columns, rows }];
    }),
  };
}

/** The first example of a JSON body, in the words of the document. */
function exampleIn(failures: readonly Failure[]): string | undefined {
  const examples = failures.flatMap(({ response }) =>
    response.content.filter(({ kind }) => kind === 'json').flatMap(({ examples: each }) => each),
  );
  const [first] = examples;
  return first === undefined ? undefined : JSON.stringify(first.value, undefined, 2);
}

function statusPage(site: Site, given: TablePage, example: string | undefined): Page {
  const page = tablePage(site, given);
  const errors = relativeLink(given.path, `${pagePaths.errors}.html`);
  const crumb = markup`<p class="crumb"><a href="${errors}">Errors</a></p>`;
  if (example === undefined) return { ...page, main: markup`${crumb}${page.main}` };
  return {
    ...page,
    main: markup`${crumb}${page.main}<section aria-labelledby="example"><h2 id="example"><a href="#example">Example of a body</a></h2>${printCode(site, example, 'json')}</section>`,
    markdown: `${page.markdown ?? ''}\n\n## Example of a body\n\n${markdownBlock(example, 'json')}`,
  };
}
