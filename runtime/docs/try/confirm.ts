import { makeButton } from '../button.ts';
import { element } from '../element.ts';

/** Safe methods (RFC 9110, section 9.2.1). */
const SAFE = /^(?:GET|HEAD|OPTIONS|TRACE)$/;

export function isSafe(method: string): boolean {
  return SAFE.test(method);
}

/** Asks whether to send a request that can change or delete data. */
export function confirmUnsafe(method: string, url: string): Promise<boolean> {
  const dialog = element(
    'dialog',
    { class: 'confirm', 'aria-labelledby': 'try-confirm' },
    element('p', { id: 'try-confirm' }, `${method} can change or delete data at ${new URL(url).origin}.`),
    element('p', {}, element('code', {}, url)),
  );
  let answer = false;
  dialog.append(
    makeButton('Cancel', () => dialog.close()),
    makeButton(`Send ${method}`, () => {
      answer = true;
      dialog.close();
    }),
  );
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(answer);
    });
  });
}
