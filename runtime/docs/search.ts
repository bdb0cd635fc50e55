import MiniSearch, { type SearchResult } from 'minisearch';
import { SEARCH_OPTIONS, SEARCH_PARTS, type SearchDocument } from './search-options.ts';
import { shared } from './shared.ts';

/** Most results that are shown: more are not read. */
const MOST = 30;

const PART_NAMES: Readonly<Record<(typeof SEARCH_PARTS)[number], string>> = {
  title: 'title',
  path: 'path',
  parameters: 'parameter',
  fields: 'field',
  values: 'value',
  errors: 'error',
  text: 'text',
};

const index = MiniSearch.loadJSON<SearchDocument>(shared.searchIndex ?? '', SEARCH_OPTIONS);
shared.searchIndex = undefined;

const dialog = document.createElement('dialog');
dialog.className = 'search';
dialog.setAttribute('aria-label', 'Search');
const input = document.createElement('input');
input.type = 'search';
input.placeholder = 'Operations, paths, parameters, fields, values …';
input.setAttribute('aria-label', 'Search this documentation');
input.setAttribute('autocomplete', 'off');
input.setAttribute('aria-controls', 'results');
const count = document.createElement('p');
count.setAttribute('role', 'status');
const results = document.createElement('ul');
results.id = 'results';
dialog.append(input, count, results);
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
    // A search box would only empty itself.
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
  const found = text === '' ? [] : index.search(text);
  const shown = found.length > 0 || text === '' ? found : index.search(text, { combineWith: 'OR' });
  count.textContent = text === '' ? '' : shown.length === 0 ? 'Nothing found' : `${shown.length} found`;
  results.replaceChildren(...shown.slice(0, MOST).map(printResult));
}

function printResult(result: SearchResult): HTMLLIElement {
  const { page, title, path, kind } = result as SearchResult & SearchDocument;
  const link = document.createElement('a');
  link.href = new URL(`${page}.html`, root).href;
  link.append(
    textElement('b', title),
    textElement('span', path === '' ? kind : path),
    textElement('small', whereFound(result)),
  );
  link.addEventListener('click', () => dialog.close());
  const item = document.createElement('li');
  item.append(link);
  return item;
}

/** Where the words stand, the longest first: `field detailed_merge_status`. */
function whereFound({ match }: SearchResult): string {
  const terms = Object.entries(match).toSorted(([left], [right]) => right.length - left.length);
  const places = terms.flatMap(([term, parts]) => {
    const part = SEARCH_PARTS.find((each) => parts.includes(each));
    return part === undefined ? [] : [`${PART_NAMES[part]} ${term}`];
  });
  return [...new Set(places)].slice(0, 3).join(', ');
}

function textElement(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

function move(step: number): void {
  const stops: HTMLElement[] = [input, ...results.querySelectorAll('a')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops[(at + step + stops.length) % stops.length]?.focus();
}
