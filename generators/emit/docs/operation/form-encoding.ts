import type { ApiModel, MediaType } from '../../../model/model.ts';
import type { SchemaDescriber } from '../schema/schema-describer.ts';
import type { SchemaFact, FieldView, RuleView, SchemaView } from '../schema/view.ts';
import { headerFields } from './headers.ts';
import { formOf } from './parameters.ts';
import { describeForm } from '../../../model/wire.ts';

/** Fields of an Encoding Object for the notation of a value. */
const styles = ['style', 'explode', 'allowReserved'] as const;
const plain = { allowEmptyValue: false, mediaType: undefined, extensions: {} } as const;

/** Adds the Encoding Objects of a form to its fields (OpenAPI 3.1.1, section 4.8.15). */
export function withEncodings(
  model: ApiModel,
  mediaType: MediaType,
  { view, describer }: { readonly view: SchemaView; readonly describer: SchemaDescriber },
): SchemaView {
  const { structure } = view;
  if (Object.keys(mediaType.encoding).length === 0 || structure.kind !== 'fields') return view;
  const written = new Map(describeForm(model, mediaType).map((field) => [field.name, field]));
  const partOf = (field: FieldView): FieldView => {
    const { name } = field;
    const encoding = Object.hasOwn(mediaType.encoding, name) ? mediaType.encoding[name] : undefined;
    const wire = written.get(name);
    if (encoding === undefined || wire === undefined) return field;
    const isStyled = styles.some((style) => Object.hasOwn(encoding, style));
    const headers = Object.hasOwn(mediaType.partHeaders, name) ? mediaType.partHeaders[name] : undefined;
    return {
      ...field,
      form: isStyled ? formOf({ ...wire, ...plain }, wire.type) : undefined,
      view: {
        ...field.view,
        facts: [...typeFacts(encoding['contentType']), ...field.view.facts],
        rules: [...headerFields(model, headers ?? [], describer).map(headerRule), ...field.view.rules],
      },
    };
  };
  return { ...view, structure: { ...structure, fields: structure.fields.map(partOf) } };
}

function typeFacts(contentType: unknown): readonly SchemaFact[] {
  return typeof contentType === 'string' ? [{ name: 'content type', value: contentType }] : [];
}

function headerRule({ name, required, view }: FieldView): RuleView {
  return { words: required ? 'required header' : 'header', name, view };
}
