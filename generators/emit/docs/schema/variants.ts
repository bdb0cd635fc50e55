import { extensionsOf } from '../../../model/extensions.ts';
import type { Schema } from '../../../model/model.ts';
import { discriminatorOf } from '../../../schema/discriminator.ts';
import { schemaAt } from '../../../schema/named.ts';
import { oncePer } from '../../../source/once.ts';
import type { TsSchema } from '../../../typescript/ts-model.ts';
import type { VariantsView } from './view.ts';

/** The variants of the bases of a document, by the schemas of these (OpenAPI 3.1.1, section 4.8.25). */
export const variantsOf: (schemas: readonly TsSchema[]) => ReadonlyMap<Schema, VariantsView> = oncePer(
  (schemas) => {
    const source = { schemas };
    return new Map(
      [...extensionsOf(schemas).variants].map(([reference, variants]) => {
        const { schema } = schemaAt(source, reference);
        const member = discriminatorOf(schema)?.member ?? '';
        const named = variants.map(({ ref, values }) => ({ named: schemaAt(source, ref), values }));
        return [schema, { member, schemas: named }];
      }),
    );
  },
);
