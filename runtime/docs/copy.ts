import { makeButton } from './button.ts';
import { expandButton } from './details.ts';
import { element } from './element.ts';
import { withToken } from './sample-token.ts';

/** Milliseconds for which a button shows that it was successful. */
const NOTICE = 1_500;

/** Adds a button to copy each block of code and the address of an operation, and one that folds long JSON. */
export function addCopyButtons(): void {
  for (const block of document.querySelectorAll('.code')) {
    const frame = document.createElement('div');
    frame.className = 'frame';
    block.replaceWith(frame);
    const button = copyButton(block, 'Copy');
    const { origin } = frame.closest<HTMLElement>('[data-scheme]')?.dataset ?? {};
    if (origin !== undefined)
      button.title = `Copies the program. If you entered a token for ${origin} in this tab, the copy contains it.`;
    const folds = [...block.querySelectorAll('details')];
    const fold = folds.length < 2 ? [] : [expandButton(folds)];
    frame.append(block, element('div', { class: 'buttons' }, ...fold, button));
  }
  for (const address of document.querySelectorAll('.route > code'))
    address.after(copyButton(address, 'Copy', 'Copy the address'));
}

/** A button that copies the current text of an element; samples with the token that the reader has entered. */
export function copyButton(block: Element, text: string, label: string = text): HTMLButtonElement {
  const button = makeButton(text, () => void copy(block, button, text));
  button.className = 'copy';
  if (label !== text) button.setAttribute('aria-label', label);
  return button;
}

async function copy(block: Element, button: HTMLButtonElement, text: string): Promise<void> {
  const filled = withToken(block);
  const done = await write(block, filled);
  button.textContent = done ? (filled === undefined ? 'Copied' : 'Copied with token') : 'Press Ctrl+C';
  setTimeout(() => (button.textContent = text), NOTICE);
}

/** Writes a text to the clipboard. If the browser does not allow that, as for pages from a disk, selects the element. */
async function write(block: Element, text = block.textContent ?? ''): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    getSelection()?.selectAllChildren(block);
    return false;
  }
}
