import { element } from '../element.ts';
import { labelled, makeField } from './field.ts';
import { foldOptional } from './fold-optional.ts';
import type { TriedBody, TriedExample, TriedOperation } from './operation.ts';
import { readJsonText } from './read-json.ts';
import type { Filled } from './request.ts';

/** The part of the form for the body. */
export interface BodyForm {
  readonly node: HTMLElement;
  /** Undefined if nothing was filled in. Throws a TypeError that names the field if its text is not valid. */
  read(): Filled['body'];
}

/** Controls for the body: a choice of its media type if there are several, and the fields of that type. */
export function makeBodyForm({ bodies, bodyRequired }: TriedOperation): BodyForm | undefined {
  const forms = bodies.map((body) => ({ body, ...contentForm(body, bodyRequired) }));
  const [first] = forms;
  if (first === undefined) return undefined;
  const place = element('div', {}, ...first.rows);
  const node = element('fieldset', {}, element('legend', {}, 'Body'));
  let chosen = first;
  if (forms.length > 1) {
    const options = forms.map(({ body }) => element('option', { value: body.type }, body.type));
    const choice = element('select', {}, ...options);
    choice.addEventListener('change', () => {
      chosen = forms.find(({ body }) => body.type === choice.value) ?? first;
      place.replaceChildren(...chosen.rows);
    });
    node.append(labelled(['Media type'], choice));
  }
  node.append(place);
  return {
    node,
    read() {
      const value = chosen.read();
      return value === undefined ? undefined : { type: chosen.body, value };
    },
  };
}

interface ContentForm {
  readonly rows: readonly HTMLElement[];
  read(): unknown;
}

function contentForm({ kind, type, fields, text, examples = [] }: TriedBody, required: boolean): ContentForm {
  if (kind === 'form' || kind === 'multipart') {
    const made = fields.map((field) => ({ field, ...makeField(field) }));
    return {
      rows: foldOptional(made, 'field'),
      read() {
        const values = made.flatMap(({ field, read }) => {
          const value = read();
          return value === undefined ? [] : [[field.descriptor.name, value] as const];
        });
        return values.length === 0 && !required ? undefined : Object.fromEntries(values);
      },
    };
  }
  if (kind === 'binary') {
    const file = element('input', { type: 'file' });
    return { rows: [labelled([type], file)], read: () => file.files?.[0] };
  }
  const area = element('textarea', { rows: '10', spellcheck: 'false' }, text);
  return {
    rows: [...exampleRows(examples, area), labelled([type], area)],
    read() {
      if (area.value.trim() === '') return undefined;
      return kind === 'json' ? readJsonText(area.value) : area.value;
    },
  };
}

/** A row with the choice of an example for the text area; none without examples. */
function exampleRows(examples: readonly TriedExample[], area: HTMLTextAreaElement): readonly HTMLElement[] {
  if (examples.length === 0) return [];
  const choice = element(
    'select',
    {},
    ...examples.map(({ name }, index) => element('option', { value: String(index) }, name)),
    element('option', { value: '' }, 'Your own'),
  );
  const show = (): void => {
    choice.value = String(examples.findIndex(({ text }) => text === area.value)).replace('-1', '');
  };
  show();
  choice.addEventListener('change', () => {
    const example = examples[choice.value === '' ? -1 : Number(choice.value)];
    if (example !== undefined) area.value = example.text;
  });
  area.addEventListener('input', show);
  return [labelled(['Example'], choice)];
}
