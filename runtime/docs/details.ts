import { makeButton } from './button.ts';

/** A button above each list of fields that opens or closes everything below it. */
export function addExpandButtons(): void {
  for (const list of document.querySelectorAll('.fields:not(.fields .fields)')) {
    const folds = [...list.querySelectorAll('details')];
    if (folds.length < 2) continue;
    const button = makeButton('Expand all', () => {
      const opens = folds.some((fold) => !fold.open);
      for (const fold of folds) fold.open = opens;
      button.textContent = opens ? 'Collapse all' : 'Expand all';
    });
    button.className = 'expand';
    list.before(button);
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
