import { makeButton } from './button.ts';

/** Milliseconds for which a button says that it has done its work. */
const NOTICE = 1_500;

/** A button on each block of code that copies its text. */
export function addCopyButtons(): void {
  for (const block of document.querySelectorAll('pre.code')) {
    const frame = document.createElement('div');
    frame.className = 'frame';
    block.replaceWith(frame);
    frame.append(
      block,
      makeButton('Copy', (button) => void copy(block, button)),
    );
  }
}

async function copy(block: Element, button: HTMLButtonElement): Promise<void> {
  const done = await write(block);
  button.textContent = done ? 'Copied' : 'Press Ctrl+C';
  setTimeout(() => (button.textContent = 'Copy'), NOTICE);
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
