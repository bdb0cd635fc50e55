import { polymorphicModel } from '../../../model/polymorphic-model.ts';
import { discriminatorOf } from '../../../schema/discriminator.ts';
import { mappedTags } from '../../../model/discriminator.ts';
import { schemaAt } from '../../../schema/named.ts';
import { keywordOf } from '../../../schema/schema.ts';
import type { TsModel } from '../../../typescript/ts-model.ts';
import type { VariantsView } from './view.ts';

/** The schemas that extend a base (OpenAPI 3.1.1, section 4.8.25), unless the base lists them; undefined for others. */
export function variantsOf(model: TsModel, reference: string): VariantsView | undefined {
  const base = schemaAt(model, reference);
  const polymorphic = polymorphicModel(model);
  const { schema } = schemaAt(polymorphic, reference);
  const discriminator = discriminatorOf(schema);
  const isListed = keywordOf(base.schema, 'oneOf') !== undefined;
  if (schema === base.schema || isListed || discriminator === undefined) return undefined;
  const schemas = (keywordOf(schema, 'oneOf') ?? []).flatMap((alternative) => {
    const target = keywordOf(alternative, '$ref');
    if (target === undefined) return [];
    const variant = schemaAt(polymorphic, target);
    // The members that all variants have are those of the base.
    return [{ named: variant.at === base.at ? base : variant, values: mappedTags(discriminator, variant) }];
  });
  return schemas.length === 0 ? undefined : { member: discriminator.member, schemas };
}
