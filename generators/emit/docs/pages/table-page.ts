import { markup, type Html } from '../html.ts';
import { printAddress } from '../fragments.ts';
import { drawStates, type StatesDrawing } from '../diagram/draw.ts';
import type { Page, PageDraft, Site } from '../page.ts';
import { printLink, type PageLink } from '../page-links.ts';
import { pageHref } from '../paths.ts';
import { plainText } from '../page-texts.ts';
import { markdownCode, markdownText, tableCell } from '../../../code/markdown.ts';

/** A section with a table. */
export interface Section {
  readonly title: string;
  readonly id: string;
  /** A page with more of the same. */
  readonly more?: Cell;
  /** A diagram above the table. */
  readonly states?: StatesDrawing;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Markdown of the document, a link, a word with a style, a method with a path template, or a list of these. */
export type Cell =
  | string
  | PageLink
  | { readonly text: string; readonly mark: string }
  | { readonly text: string; readonly template: string }
  | readonly Cell[];

/** A page of tables. */
export interface TablePage extends PageLink {
  readonly intro: string;
  readonly sections: readonly Section[];
}

/** A page of tables before it is printed, without empty sections; undefined if all are empty. */
export function tableDraft(site: Site, given: TablePage): PageDraft | undefined {
  const sections = given.sections.filter(({ rows }) => rows.length > 0);
  if (sections.length === 0) return undefined;
  const page = { ...given, sections };
  return { path: page.path, title: page.title, inputs: [page], print: () => tablePage(site, page) };
}

/** What a page has between its introduction and its tables, as HTML and as Markdown. */
export interface Opening {
  readonly main: Html;
  readonly markdown: string;
}

export function tablePage(
  site: Site,
  { path, title, intro, sections }: TablePage,
  opening?: Opening | undefined,
): Page {
  const printSection = ({ id, title: heading, more, states, columns, rows }: Section): Html =>
    markup`<section aria-labelledby="${id}"><h2 id="${id}"><a href="#${id}">${heading}</a></h2>${more === undefined ? undefined : markup`<p>${printCell(site, path, more)}</p>`}${states && drawStates(states)}<div class="${columns.length > 2 ? 'scroll stack' : 'scroll'}" tabindex="0" role="group" aria-label="${heading}"><table><thead><tr>${columns.map((column) => markup`<th scope="col">${column}</th>`)}</tr></thead><tbody>${rows.map(
      (row) =>
        markup`<tr>${row.map((each, index) => printTableCell(printCell(site, path, each), columns.length > 2 ? columns[index] : undefined))}</tr>`,
    )}</tbody></table></div></section>`;
  const parts = sections.map(({ title: heading, more, columns, rows }) =>
    [
      `## ${heading}`,
      ...(more === undefined ? [] : [cellMarkdown(site, path, more)]),
      [
        columns,
        columns.map(() => '---'),
        ...rows.map((row) => row.map((each) => cellMarkdown(site, path, each))),
      ]
        .map((row) => `| ${row.join(' | ')} |`)
        .join('\n'),
    ].join('\n\n'),
  );
  return {
    path,
    title,
    description: plainText(intro),
    main: markup`<h1>${title}</h1><div class="lead">${site.markdown.print(intro)}</div>${opening?.main}${sections.map(printSection)}`,
    markdown: [intro, ...(opening === undefined ? [] : [opening.markdown]), ...parts].join('\n\n'),
    search: {
      kind: 'reference',
      title,
      text: sections
        .map((section) => `${section.title} ${section.rows.flat(3).map(cellText).join(' ')}`)
        .join(' ')
        .slice(0, 20_000),
    },
  };
}

/** A cell with the title of its column, which narrow pages show. */
function printTableCell(content: Html, column: string | undefined): Html {
  return column === undefined
    ? markup`<td>${content}</td>`
    : markup`<td data-column="${column}">${content}</td>`;
}

function printCell(site: Site, from: string, content: Cell): Html {
  if (typeof content === 'string') return site.markdown.print(content);
  if ('path' in content) return printLink(from, content);
  if ('mark' in content) return markup`<span class="e-${content.mark}">${content.text}</span>`;
  if ('template' in content) return markup`<code>${content.text} ${printAddress(content.template)}</code>`;
  return markup`<ul>${content.map((each) => markup`<li>${printCell(site, from, each)}</li>`)}</ul>`;
}

function cellMarkdown(site: Site, from: string, content: Cell): string {
  if (typeof content === 'string') return tableCell(site.markdown.asMarkdown(content));
  if ('path' in content)
    return `[${tableCell(markdownText(content.title))}](${pageHref(from, content.path, 'md')})`;
  if ('mark' in content) return tableCell(markdownText(content.text));
  if ('template' in content) return tableCell(markdownCode(`${content.text} ${content.template}`));
  return content.map((each) => cellMarkdown(site, from, each)).join(', ');
}

function cellText(content: Cell): string {
  if (typeof content === 'string') return content;
  if ('template' in content) return `${content.text} ${content.template}`;
  if ('path' in content) return content.title;
  return 'text' in content ? content.text : content.map(cellText).join(' ');
}
