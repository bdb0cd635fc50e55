import type { Direction } from '../model/variants.ts';
import { spelledInAscii } from '../typescript/ascii.ts';
import { typeNameIn } from '../typescript/symbols.ts';
import type { TsSchema } from '../typescript/ts-model.ts';
import type { Import } from './runtime.ts';

/** The module and name of the check of a named schema. */
export function placeOfCheck(schema: TsSchema, direction: Direction): Import {
  return { module: `schemas/${schema.names.file}`, name: checkName(typeNameIn(direction, schema)) };
}

/** The name of the check of a type. The compiler of checks has names in ASCII only. */
export function checkName(type: string): string {
  return `check${spelledInAscii(type)}`;
}
