import type { ApiModel, Header } from '../../../model/model.ts';
import { parameterType } from '../../../model/wire.ts';
import type { SchemaDescriber } from '../schema/schema-describer.ts';
import type { FieldView } from '../schema/view.ts';
import { describeField, formOf } from './parameters.ts';

/** The members of parameters that headers do not have (OpenAPI 3.1.1, section 4.8.21). */
const plain = { style: 'simple', allowEmptyValue: false, allowReserved: false } as const;

/** The headers of a response or of a part. */
export function headerFields(
  model: ApiModel,
  headers: readonly Header[],
  describer: SchemaDescriber,
): readonly FieldView[] {
  return headers.map((header) => {
    const form = formOf({ ...header, ...plain }, parameterType(model, header));
    return describeField(header, form, describer);
  });
}
