import { makeButton } from './button.ts';
import { barBefore } from './filter.ts';

/** Adds a button above each list of fields that opens or closes all of its details, and one for the whole page. */
export function addExpandButtons(): void {
  let most = 1;
  for (const list of document.querySelectorAll(
    '.long:not(.fields .long), .fields:not(.fields .fields, .long .fields, .long + .fields, .fields + .fields)',
  )) {
    if (list.querySelectorAll('details:not(.more)').length < 2) continue;
    const folds = [...list.querySelectorAll('details')];
    most = Math.max(most, folds.length);
    barBefore(list).append(expandButton(folds));
  }
  const all = [...document.querySelectorAll<HTMLDetailsElement>('.reference details')];
  const first = document.querySelector('.reference > :not(.bar)');
  if (first !== null && all.length > most) barBefore(first).append(expandButton(all, ' on this page'));
}

/** A button that opens all details, or closes them if all are open. */
export function expandButton(folds: readonly HTMLDetailsElement[], where = ''): HTMLButtonElement {
  const hasClosed = (): boolean => folds.some((fold) => !fold.open);
  const button = makeButton('', () => {
    const opens = hasClosed();
    for (const fold of folds) fold.open = opens;
  });
  const label = (): void => {
    button.textContent = `${hasClosed() ? 'Expand all' : 'Collapse all'}${where}`;
  };
  for (const fold of folds) fold.addEventListener('toggle', label);
  label();
  button.className = 'expand';
  return button;
}

/** Makes the target of the URL visible: opens details and selects tabs. */
export function openTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target === null || target.id === 'main' || target.id === 'menu') return;
  for (let at = target.parentElement; at !== null; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
    if (at.classList.contains('panel')) {
      const input = at.previousElementSibling?.previousElementSibling;
      if (input instanceof HTMLInputElement) input.checked = true;
    }
  }
  target.scrollIntoView();
}
