import { markup, type Html } from '../html.ts';
import { printAddress } from '../fragments.ts';
import { drawStates, type StatesDrawing } from '../diagram/draw.ts';
import type { PageDraft, Page, PageLink, Site } from '../page.ts';
import { relativeLink } from '../paths.ts';
import { plainText } from '../page-texts.ts';
import { markdownCode, markdownText, tableCell } from '../../../code/markdown.ts';

/** A part of a page of tables. */
export interface Section {
  readonly title: string;
  readonly id: string;
  readonly intro?: string;
  /** A page that has more of the same. */
  readonly more?: Cell;
  /** Drawn above the table. */
  readonly states?: StatesDrawing;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/**
 * Text of a cell is Markdown of the document, a link to a page of the site, a word that a style marks, or a method with a
 * path template.
 */
export type Cell =
  | string
  | { readonly text: string; readonly path: string }
  | { readonly text: string; readonly mark: string }
  | { readonly text: string; readonly template: string }
  | readonly Cell[];

/** A page of reference that is made of tables. */
export interface TablePage extends PageLink {
  readonly intro: string;
  readonly sections: readonly Section[];
}

/** A page of tables before it is printed. */
export function tableDraft(site: Site, given: TablePage): PageDraft {
  const { path, title } = given;
  return { path, title, inputs: [given], print: () => tablePage(site, given) };
}

/** What stands between the introduction of a page and its tables, in both its forms. */
export interface Opening {
  readonly main: Html;
  readonly markdown: string;
}

/** The page in both its forms. */
export function tablePage(
  site: Site,
  { path, title, intro, sections }: TablePage,
  opening?: Opening | undefined,
): Page {
  const printSection = ({ id, title: heading, intro: text, more, states, columns, rows }: Section): Html =>
    markup`<section aria-labelledby="${id}"><h2 id="${id}"><a href="#${id}">${heading}</a></h2>${text === undefined ? undefined : site.markdown.print(text)}${more === undefined ? undefined : markup`<p>${printCell(site, path, more)}</p>`}${states && drawStates(states)}<div class="${columns.length > 2 ? 'scroll stack' : 'scroll'}" tabindex="0" role="group" aria-label="${heading}"><table><thead><tr>${columns.map((column) => markup`<th scope="col">${column}</th>`)}</tr></thead><tbody>${rows.map(
      (row) =>
        markup`<tr>${row.map((each, index) => printTableCell(printCell(site, path, each), columns.length > 2 ? columns[index] : undefined))}</tr>`,
    )}</tbody></table></div></section>`;
  const parts = sections.map(({ title: heading, intro: text, more, columns, rows }) =>
    [
      `## ${heading}`,
      ...(text === undefined ? [] : [text]),
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

/** A cell with the title of its column, which stands beside it on a phone. */
function printTableCell(content: Html, column: string | undefined): Html {
  return column === undefined
    ? markup`<td>${content}</td>`
    : markup`<td data-column="${column}">${content}</td>`;
}

function printCell(site: Site, from: string, content: Cell): Html {
  if (typeof content === 'string') return site.markdown.print(content);
  if ('path' in content)
    return markup`<a href="${relativeLink(from, withEnding(content.path, 'html'))}">${content.text}</a>`;
  if ('mark' in content) return markup`<span class="e-${content.mark}">${content.text}</span>`;
  if ('template' in content) return markup`<code>${content.text} ${printAddress(content.template)}</code>`;
  return markup`<ul>${content.map((each) => markup`<li>${printCell(site, from, each)}</li>`)}</ul>`;
}

function cellMarkdown(site: Site, from: string, content: Cell): string {
  if (typeof content === 'string') return tableCell(site.markdown.asMarkdown(content));
  if ('path' in content)
    return `[${tableCell(markdownText(content.text))}](${relativeLink(from, withEnding(content.path, 'md'))})`;
  if ('mark' in content) return tableCell(markdownText(content.text));
  if ('template' in content) return tableCell(markdownCode(`${content.text} ${content.template}`));
  return content.map((each) => cellMarkdown(site, from, each)).join(', ');
}

function cellText(content: Cell): string {
  if (typeof content === 'string') return content;
  if ('template' in content) return `${content.text} ${content.template}`;
  return 'text' in content ? content.text : content.map(cellText).join(' ');
}

/** A path of a page, with or without a fragment, as the address of its file. */
function withEnding(path: string, ending: string): string {
  const [page = '', fragment] = path.split('#');
  return `${page}.${ending}${fragment === undefined ? '' : `#${fragment}`}`;
}
