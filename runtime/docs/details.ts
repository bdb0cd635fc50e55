import { makeButton } from './button.ts';
import { barBefore } from './filter.ts';

/** A button above each list of fields that opens or closes everything below it. */
export function addExpandButtons(): void {
  for (const list of document.querySelectorAll(
    '.long:not(.fields .long), .fields:not(.fields .fields, .long .fields)',
  )) {
    const folds = [...list.querySelectorAll<HTMLDetailsElement>('details:not(.more)')];
    if (folds.length < 2) continue;
    const button = makeButton('Expand all', () => {
      const opens = folds.some((fold) => !fold.open);
      for (const fold of list.querySelectorAll('details')) fold.open = opens;
      button.textContent = opens ? 'Collapse all' : 'Expand all';
    });
    button.className = 'expand';
    barBefore(list).append(button);
  }
}

/** Opens what hides the target of the address: closed details, tabs that are not chosen. */
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
