import type { NamedSchema } from '../../model/model.ts';
import { directionsOf, typeNameIn } from '../../model/variants.ts';
import type { OutputFile } from '../emitter.ts';
import { taggedType } from './discriminator.ts';
import { documentationOf } from './documentation.ts';
import { declarationOf, moduleFile } from './module.ts';
import type { NamedTypes } from './named-types.ts';
import { typeOf } from './schema-type.ts';

/** A module and the names of the types that it exports. */
export interface TypesModule {
  /** Below `types/`, without extension. */
  readonly path: string;
  readonly names: readonly string[];
  readonly file: OutputFile;
}

/** The module of a named schema: its type, and the one in requests where that differs. */
export function schemaModule(schema: NamedSchema, types: NamedTypes): TypesModule {
  const path = `schemas/${schema.names.file}`;
  const directions = directionsOf(schema);
  const shared = { types, files: false, alias: schema, whole: undefined };
  const declarations = directions.map((direction) =>
    declarationOf({
      name: typeNameIn(direction, schema),
      type: taggedType(typeOf(schema.schema, { ...shared, direction }), types.tags(schema)),
      doc: documentationOf(schema.schema),
    }),
  );
  return {
    path,
    names: directions.map((direction) => typeNameIn(direction, schema)),
    file: moduleFile({ path, declarations }),
  };
}
