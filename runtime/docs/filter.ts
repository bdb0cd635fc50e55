import { element } from './element.ts';

/** Adds a filter above each long list. */
export function addFilters(): void {
  for (const list of document.querySelectorAll<HTMLElement>('.long:not(.fields .long)')) addFilter(list);
}

function addFilter(list: HTMLElement): void {
  const fold = list.querySelector<HTMLDetailsElement>(':scope > .more');
  const items = [
    ...list.querySelectorAll<HTMLElement>(':scope > .fields > div, :scope > .more > .fields > div'),
  ];
  const { input, count } = makeFilter(items, 'fields');
  input.addEventListener('input', () => {
    if (fold !== null) fold.open = input.value.trim() !== '';
  });
  barBefore(list).prepend(input, count);
}

/** A field that shows only the items whose text contains each word of the field, and their number. */
export function makeFilter(
  items: readonly HTMLElement[],
  noun: string,
): { readonly input: HTMLInputElement; readonly count: HTMLElement } {
  const input = element('input', {
    type: 'text',
    class: 'filter',
    placeholder: `Filter ${items.length} ${noun}`,
    'aria-label': `Filter the ${noun} below`,
    autocomplete: 'off',
  });
  const count = element('span', { role: 'status' });
  input.addEventListener('input', () => {
    const words = input.value.toLowerCase().split(/\s+/);
    let shown = 0;
    for (const item of items) {
      const text = item.textContent?.toLowerCase() ?? '';
      item.hidden = !words.every((word) => text.includes(word));
      if (!item.hidden) shown += 1;
    }
    count.textContent = input.value.trim() === '' ? '' : `${shown} of ${items.length}`;
  });
  return { input, count };
}

/** The bar for the controls of a list; created if there is none. */
export function barBefore(list: Element): Element {
  const existing = list.previousElementSibling;
  if (existing?.classList.contains('bar')) return existing;
  const bar = element('div', { class: 'bar' });
  list.before(bar);
  return bar;
}
