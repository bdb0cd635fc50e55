import { makeButton } from './button.ts';

/** Milliseconds for which a button says that it has done its work. */
const NOTICE = 1_500;

/** A button on each block of code, and on the address of an operation, that copies its text. */
export function addCopyButtons(): void {
  for (const block of document.querySelectorAll('.code')) {
    const frame = document.createElement('div');
    frame.className = 'frame';
    block.replaceWith(frame);
    frame.append(block, copyButton(block, 'Copy'));
  }
  for (const address of document.querySelectorAll('.route > code'))
    address.after(copyButton(address, 'Copy', 'Copy the address'));
}

/** A button that copies the text of an element as it is at the time. */
export function copyButton(block: Element, text: string, label: string = text): HTMLButtonElement {
  const made = makeButton(text, (button) => void copy(block, button, text));
  made.className = 'copy';
  if (label !== text) made.setAttribute('aria-label', label);
  return made;
}

async function copy(block: Element, button: HTMLButtonElement, text: string): Promise<void> {
  const done = await write(block);
  button.textContent = done ? 'Copied' : 'Press Ctrl+C';
  setTimeout(() => (button.textContent = text), NOTICE);
}

/** Writes to the clipboard; where that is not allowed, as on pages from a disk, selects the text instead. */
async function write(block: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(block.textContent ?? '');
    return true;
  } catch {
    getSelection()?.selectAllChildren(block);
    return false;
  }
}
