import { element } from './element.ts';

/** A field above each long list that leaves the entries whose name or text holds what is typed. */
export function addFilters(): void {
  for (const list of document.querySelectorAll<HTMLElement>('.long:not(.fields .long)')) addFilter(list);
}

function addFilter(list: HTMLElement): void {
  const fold = list.querySelector<HTMLDetailsElement>(':scope > .more');
  const items = [
    ...list.querySelectorAll<HTMLElement>(':scope > .fields > div, :scope > .more > .fields > div'),
  ];
  const input = element('input', {
    type: 'text',
    class: 'filter',
    placeholder: `Filter ${items.length} fields`,
    'aria-label': 'Filter the fields below',
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
    const isEmpty = input.value.trim() === '';
    if (fold !== null) fold.open = !isEmpty;
    count.textContent = isEmpty ? '' : `${shown} of ${items.length}`;
  });
  barBefore(list).prepend(input, count);
}

/** The bar with the controls of a list, made where there is none. */
export function barBefore(list: Element): Element {
  const known = list.previousElementSibling;
  if (known?.classList.contains('bar')) return known;
  const bar = element('div', { class: 'bar' });
  list.before(bar);
  return bar;
}
