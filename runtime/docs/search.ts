import MiniSearch from 'minisearch';
import { element } from './element.ts';
import { SEARCH_PARTS, searchOptions, wordsOf, type SearchDocument } from './search-options.ts';
import { findPages, type Found } from './search-rank.ts';
import { stem, stemsOf } from './search-words.ts';
import { shared } from './shared.ts';

/** Maximum number of results. */
const MOST = 30;

/** Names of the parts that are not in the title or path of a result. */
const PART_NAMES: Partial<Readonly<Record<(typeof SEARCH_PARTS)[number], string>>> = {
  parameters: 'parameter',
  fields: 'field',
  values: 'value',
  errors: 'error',
};

const SECTIONS: Readonly<Record<string, string>> = {
  guide: 'Guide',
  family: 'API reference',
  webhook: 'Webhook',
  schema: 'Schema',
  reference: 'Reference',
  detail: 'Reference',
};

const index = MiniSearch.loadJSON<SearchDocument>(shared.searchIndex ?? '', searchOptions(wordsOf));
shared.searchIndex = undefined;

const input = element('input', {
  type: 'search',
  placeholder: 'Operations, paths, parameters, fields, values …',
  'aria-label': 'Search this documentation',
  autocomplete: 'off',
  'aria-controls': 'results',
});
const count = element('p', { role: 'status' });
const results = element('ul', { id: 'results' });
const dialog = element('dialog', { class: 'search', 'aria-label': 'Search' }, input, count, results);
document.body.append(dialog);

let root: URL | undefined;
shared.openSearch = (from) => {
  root = from;
  if (!dialog.open) dialog.showModal();
  input.select();
};

input.addEventListener('input', show);
dialog.addEventListener('keydown', (event) => {
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    move(event.key === 'ArrowDown' ? 1 : -1);
  } else if (event.key === 'Escape') {
    // Without this, Escape only empties the field.
    event.preventDefault();
    dialog.close();
  } else if (event.key === 'Enter' && event.target === input) {
    results.querySelector('a')?.click();
  }
});
dialog.addEventListener('click', (event) => {
  if (event.target === dialog) dialog.close();
});

function show(): void {
  const text = input.value.trim();
  const shown = text === '' ? [] : findPages(index, text);
  count.textContent = text === '' ? '' : shown.length === 0 ? 'Nothing found' : `${shown.length} found`;
  results.replaceChildren(...shown.slice(0, MOST).map((found) => printResult(found, stemsOf(text))));
}

function printResult(found: Found, words: readonly string[]): HTMLLIElement {
  const { page, title, path, kind, family } = found;
  const [method = '', address = ''] = path.split(' ');
  const isCall = kind === 'operation' && address !== '';
  const link = element(
    'a',
    { href: new URL(`${page}.html`, root).href },
    element('b', {}, ...highlighted(title, words)),
    element(
      'span',
      {},
      ...(isCall ? [element('span', { class: `m m-${method.toLowerCase()}` }, method)] : []),
      ...highlighted(isCall ? address : path, words),
      whereFound(found),
    ),
    element('small', {}, family === '' ? (SECTIONS[kind] ?? kind) : family),
  );
  link.addEventListener('click', () => dialog.close());
  return element('li', {}, link);
}

/** A text with marks on the words of the query, and optional breaks after slashes. */
function highlighted(text: string, words: readonly string[]): readonly (Node | string)[] {
  return text.split(/(?<=\/)/).flatMap((segment, place) => [
    ...(place === 0 ? [] : [element('wbr')]),
    ...segment.split(/(\p{Letter}+)/u).map((piece) => {
      const own = stem(piece);
      const isWanted = words.some((word) => word.length > 1 && own.startsWith(word));
      return isWanted ? element('mark', {}, piece) : piece;
    }),
  ]);
}

/** The parts in which words were found, with the longest word: `field detailed_merge_status`. */
function whereFound({ match, path }: Found): string {
  const terms = Object.entries(match).toSorted(([left], [right]) => right.length - left.length);
  const places = terms.flatMap(([term, parts]) => {
    const part = SEARCH_PARTS.find((each) => parts.includes(each));
    const name = part === undefined ? undefined : PART_NAMES[part];
    return name === undefined ? [] : [`${name} ${term}`];
  });
  const found = [...new Set(places)].slice(0, 2).join(', ');
  return found === '' ? '' : `${path === '' ? '' : ' · '}${found}`;
}

function move(step: number): void {
  const stops: HTMLElement[] = [input, ...results.querySelectorAll('a')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops[(at + step + stops.length) % stops.length]?.focus();
}
