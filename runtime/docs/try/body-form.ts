import { element } from '../element.ts';
import { labelled, makeField } from './field.ts';
import { foldOptional } from './fold-optional.ts';
import type { TriedBody, TriedOperation } from './operation.ts';
import { readJsonText } from './read-json.ts';
import type { Filled } from './request.ts';

/** The part of the form for the body. */
export interface BodyForm {
  readonly node: HTMLElement;
  /** Undefined where nothing was filled in. Throws a TypeError, naming the field, for text that cannot be read. */
  read(): Filled['body'];
}

/** Controls for the body: a choice of its media type where there are several, and what that type asks for. */
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

function contentForm({ kind, type, fields, text }: TriedBody, required: boolean): ContentForm {
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
    rows: [labelled([type], area)],
    read() {
      if (area.value.trim() === '') return undefined;
      return kind === 'json' ? readJsonText(area.value) : area.value;
    },
  };
}
