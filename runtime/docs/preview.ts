import { makeButton } from './button.ts';
import { element } from './element.ts';
import type { PreviewState, ShownExcerpt, ShownFinding } from './preview-state.ts';

const { build, events = '' } = (document.currentScript as HTMLScriptElement).dataset;
const overlay = element('dialog', {
  class: 'preview',
  role: 'alertdialog',
  'aria-labelledby': 'preview-title',
  'aria-describedby': 'preview-note',
});
let shown = '';

new EventSource(events).addEventListener('message', ({ data }: MessageEvent<string>) => {
  // The same state is sent again after a lost connection; the reader may have closed the message.
  if (data === shown) return;
  shown = data;
  const state = JSON.parse(data) as PreviewState;
  if (state.build !== build) location.reload();
  else if (state.findings.length === 0) overlay.close();
  else show(state);
});

function show({ findings, more }: PreviewState): void {
  const count = findings.length + more;
  const close = makeButton('Close', () => overlay.close());
  close.autofocus = true;
  overlay.replaceChildren(
    element(
      'header',
      {},
      element('h2', { id: 'preview-title' }, `${count} error${count === 1 ? '' : 's'}`),
      close,
    ),
    element(
      'p',
      { id: 'preview-note' },
      'The pages stay as they were. This message closes when the errors are fixed.',
    ),
    element('ol', {}, ...findings.map((each) => element('li', {}, ...printFinding(each)))),
    ...(more === 0 ? [] : [element('p', {}, `And ${more} more, shown in the terminal.`)]),
  );
  document.body.append(overlay);
  if (!overlay.open) overlay.showModal();
}

function printFinding({ code, message, place, excerpt, cause, fix }: ShownFinding): readonly HTMLElement[] {
  return [
    element(
      'p',
      {},
      ...(place === undefined ? [] : [element('strong', {}, place), ' ']),
      element('code', {}, code),
    ),
    element('p', { class: 'message' }, message),
    ...(excerpt === undefined ? [] : [printExcerpt(excerpt)]),
    element('p', {}, element('b', {}, 'Cause: '), cause),
    element('p', {}, element('b', {}, 'Fix: '), fix),
  ];
}

/** The line of an excerpt, with a mark at the caret. */
function printExcerpt({ number, line, caret }: ShownExcerpt): HTMLElement {
  return element(
    'pre',
    { tabindex: '0' },
    element('span', { class: 'number' }, `${number} | `),
    line.slice(0, caret),
    element('mark', {}, line.slice(caret, caret + 1) || ' '),
    line.slice(caret + 1),
  );
}
