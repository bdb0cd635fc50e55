import type { ApiModel, Header } from '../../../model/model.ts';
import { parameterType } from '../../../model/wire.ts';
import type { SchemaDescriber } from '../schema/schema-describer.ts';
import { exampleFacts } from '../schema/facts.ts';
import { withoutRepeatedName } from '../schema/texts.ts';
import type { FieldView } from '../schema/view.ts';
import { formOf } from './parameters.ts';

/** What the parameters of a header are (OpenAPI 3.1.1, section 4.8.21). */
const plain = { style: 'simple', allowEmptyValue: false, allowReserved: false } as const;

/** Headers of a response or of a part: what is said of the header itself goes before what its schema says. */
export function headerFields(
  model: ApiModel,
  headers: readonly Header[],
  describer: SchemaDescriber,
): readonly FieldView[] {
  return headers.map((header) => {
    const view = withoutRepeatedName(describer.describe(header.schema), header.name);
    return {
      name: header.name,
      required: header.required,
      form: formOf({ ...header, ...plain }, parameterType(model, header)),
      view: {
        ...view,
        description: header.description ?? view.description,
        deprecated: header.deprecated || view.deprecated,
        extensions: { ...view.extensions, ...header.extensions },
        examples: header.examples.length > 0 ? exampleFacts(header.examples) : view.examples,
      },
    };
  });
}
