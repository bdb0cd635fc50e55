import type { ParameterValue } from '../../parameters/descriptor.ts';
import { element } from '../element.ts';
import type { TriedField } from './operation.ts';
import { notationOf, readValue, type Notation } from './read-value.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A control of the form with its label. */
export interface FormField {
  readonly row: HTMLElement;
  /** Undefined if nothing was filled in. Throws a TypeError that names the field if its text is not valid. */
  read(): ParameterValue | readonly File[] | undefined;
}

const NOTATIONS: Readonly<Record<Notation, string>> = {
  text: '',
  lines: 'one item per line',
  json: 'as JSON',
};

let count = 0;

/** A row of the form: a label with the name of the field, and the control. */
export function labelled(label: readonly (Node | string)[], control: Control, hint = ''): HTMLElement {
  // The forms of requests and of tokens are separate scripts with a counter each.
  do count += 1;
  while (document.getElementById(`try-field-${count}`) !== null);
  control.id = `try-field-${count}`;
  const row = element('div', { class: 'row' }, element('label', { for: control.id }, ...label), control);
  if (hint !== '') {
    const text = element('small', { id: `${control.id}-hint` }, hint);
    control.setAttribute('aria-describedby', text.id);
    row.append(text);
  }
  return row;
}

/** The control of a field: a choice, a file, a line, or several lines. */
export function makeField(field: TriedField): FormField {
  const { descriptor, isFile } = field;
  const { name, required, type } = descriptor;
  const control = makeControl(field);
  if (required) control.setAttribute('required', '');
  const label = [
    element('code', {}, name),
    ...(required ? [element('b', { class: 'req' }, ' required')] : []),
  ];
  const row = labelled(label, control, isFile ? '' : NOTATIONS[notationOf(type)]);
  return {
    row,
    read() {
      if (control instanceof HTMLInputElement && control.type === 'file') {
        const files = [...(control.files ?? [])];
        return files.length === 0 ? undefined : files;
      }
      try {
        return readValue(control.value, type);
      } catch (error) {
        throw new TypeError(`${name}: ${error instanceof Error ? error.message : ''}`, { cause: error });
      }
    },
  };
}

function makeControl({ descriptor: { type }, text, values, isFile }: TriedField): Control {
  if (isFile) return element('input', { type: 'file', ...(type.kind === 'array' ? { multiple: '' } : {}) });
  if (values.length > 0) {
    const options = ['', ...values].map((value) => element('option', { value }, value));
    const choice = element('select', {}, ...options);
    choice.value = text;
    return choice;
  }
  const notation = notationOf(type);
  if (notation !== 'text') return element('textarea', { rows: '3', spellcheck: 'false' }, text);
  return element('input', { type: 'text', value: text, autocomplete: 'off', spellcheck: 'false' });
}
