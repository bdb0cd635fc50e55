import type { NamedSchema } from '../../model/model.ts';
import { directionsOf, typeNameIn } from '../../model/variants.ts';
import type { OutputFile } from '../emitter.ts';
import { documentationOf } from './documentation.ts';
import { ModuleImports } from './imports.ts';
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
  const imports = new ModuleImports(path);
  const directions = directionsOf(schema);
  const declarations = directions.map((direction) =>
    declarationOf({
      name: typeNameIn(direction, schema),
      type: typeOf(schema.schema, {
        types,
        imports,
        direction,
        files: false,
        alias: schema,
        whole: undefined,
      }),
      doc: documentationOf(schema.schema),
    }),
  );
  return {
    path,
    names: directions.map((direction) => typeNameIn(direction, schema)),
    file: moduleFile({ path, imports: imports.statements(), declarations }),
  };
}
