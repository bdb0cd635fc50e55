import type { TsSchema } from '../../typescript/ts-model.ts';
import { directionsOf } from '../../model/variants.ts';
import { typeNameIn } from '../../typescript/symbols.ts';
import type { OutputFile } from '../emitter.ts';
import { documentationOf } from './documentation.ts';
import { declarationOf, declaredFile } from './types-module.ts';
import type { NamedTypes } from './scope.ts';
import { typeOf } from './schema-type.ts';
import { schemaAt } from '../../schema/named.ts';

/** The module of a named schema: its type, and its type in requests if that differs. */
export function schemaModule(schema: TsSchema, types: NamedTypes): OutputFile {
  const directions = directionsOf(schema);
  const alias = schemaAt(types.summaries, schema.ref);
  const shared = { types, files: false, alias, applied: undefined };
  const declared = directions.map((direction) => {
    const type = typeOf(schema.schema, { ...shared, direction });
    return declarationOf(typeNameIn(direction, schema), type, documentationOf(schema.schema));
  });
  return declaredFile(`schemas/${schema.names.file}`, declared);
}
