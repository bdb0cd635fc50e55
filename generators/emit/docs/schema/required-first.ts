import type { FieldView, SchemaView } from './view.ts';

/** Sorts required fields before others. */
export function requiredFirst<Field extends Pick<FieldView, 'required'>>(
  fields: readonly Field[],
): readonly Field[] {
  return fields.toSorted((left, right) => Number(right.required) - Number(left.required));
}

/** The view of a schema in a request: required fields are first at each level. */
export function requestView(view: SchemaView): SchemaView {
  const { structure } = view;
  if (structure.kind !== 'fields') return view;
  return {
    ...view,
    structure: {
      ...structure,
      fields: requiredFirst(structure.fields).map((field) => ({ ...field, view: requestView(field.view) })),
      choices: structure.choices.map((choice) => ({
        ...choice,
        variants: choice.variants.map((variant) => ({ ...variant, view: requestView(variant.view) })),
      })),
    },
  };
}
