import { element } from '../element.ts';
import { labelled } from './field.ts';
import { formsOf } from './secrets.ts';

/** Maximum number of requests of one operation. */
const MOST = 10;

/** A request that was sent: its name in the list, and the texts of the form in the order of its controls. */
interface Sent {
  readonly name: string;
  readonly texts: readonly string[];
}

/** The requests that a reader has sent from a form, to fill it in again. */
export interface History {
  readonly nodes: readonly HTMLElement[];
  /** Stores the texts of the form if the reader chose that, and if they contain none of the secrets. */
  add(name: string, secrets: readonly string[]): void;
}

/**
 * The requests that were sent from a form, in the storage of the tab if the reader chooses that.
 * @param form the parts of the form without credentials
 */
export function makeHistory(form: readonly HTMLElement[]): History {
  if (controlsOf(form).length === 0) return { nodes: [], add: () => {} };
  const key = `docs-sent ${location.pathname}`;
  let all = read(key);
  const keep = element('input', { type: 'checkbox', ...(all.length > 0 ? { checked: '' } : {}) });
  const choice = element('select', {});
  const row = labelled(['Earlier requests'], choice);
  const show = (): void => {
    row.hidden = all.length === 0;
    const options = all.map(({ name }, index) => element('option', { value: String(index) }, name));
    choice.replaceChildren(element('option', { value: '' }, ''), ...options);
  };
  show();
  choice.addEventListener('change', () => {
    const sent = all[choice.value === '' ? -1 : Number(choice.value)];
    if (sent !== undefined) fillIn(form, sent.texts);
  });
  keep.addEventListener('change', () => {
    if (keep.checked) return;
    all = [];
    write(key, all);
    show();
  });
  return {
    nodes: [row, element('label', { class: 'check' }, keep, 'Keep requests until this tab is closed')],
    add(name, secrets) {
      const texts = controlsOf(form).map(({ value }) => value);
      if (!keep.checked || formsOf(secrets).some((secret) => texts.some((text) => text.includes(secret))))
        return;
      all = [{ name, texts }, ...all.filter((each) => !isSame(each.texts, texts))].slice(0, MOST);
      write(key, all);
      show();
    },
  };
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlsOf(form: readonly HTMLElement[]): readonly Control[] {
  return form.flatMap((part) => [
    ...part.querySelectorAll<Control>('input:not([type=file], .filter), select, textarea'),
  ]);
}

/** Fills in one control after the other, as the choice of a media type changes those after it. */
function fillIn(form: readonly HTMLElement[], texts: readonly string[]): void {
  for (const [index, text] of texts.entries()) {
    const control = controlsOf(form)[index];
    if (control === undefined) continue;
    control.value = text;
    for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }));
  }
}

function isSame(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((text, index) => text === right[index]);
}

function read(key: string): readonly Sent[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? (stored as readonly Sent[]) : [];
  } catch {
    return [];
  }
}

function write(key: string, all: readonly Sent[]): void {
  try {
    if (all.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(all));
  } catch {
    // The site may not store anything, or not as much. The list applies to this page only.
  }
}
