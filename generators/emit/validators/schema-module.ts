import { code, mention, type Code } from '../../code/code.ts';
import { identifier } from '../../code/name.ts';
import type { TsSchema } from '../../typescript/ts-model.ts';
import { directionsOf, type Direction } from '../../model/variants.ts';
import { schemaType, typeNameIn } from '../../typescript/symbols.ts';
import type { OutputFile } from '../emitter.ts';
import type { Checks } from '../../check/checks.ts';
import { declarationsOf, symbolOf, ValidatorModule } from './validator-module.ts';

/** The module of a named schema: a guard and a validator, and others for requests if these differ. */
export function schemaModule(schema: TsSchema, checks: Checks): OutputFile {
  const module = new ValidatorModule(pathOf(schema));
  printSchema(schema, checks, module);
  return { ...module.file(), exports: exportsOf(schema) };
}

function pathOf({ names }: TsSchema): string {
  return `schemas/${names.file}`;
}

/** Prints the check of a named schema, its guard and its validator. */
export function printSchema(schema: TsSchema, { library, compiler }: Checks, module: ValidatorModule): void {
  module.import({ module: 'runtime/validator', name: 'validate' });
  module.import({ module: 'runtime/limit', name: 'verdict' });
  for (const direction of directionsOf(schema)) {
    const check = library.namedCheck(schema, direction);
    const { guard, validator } = namesOf(schema, direction);
    const name = identifier(check.name);
    module.addShared(compiler.compile(check, module));
    module.add(code`export function ${validator}(value) {
  return validate(${name}, value);
}

export function ${guard}(value) {
  return verdict(${name}(value));
}`);
  }
}

/** The names of the guards and validators of a schema. */
function exportsOf(schema: TsSchema): readonly string[] {
  return directionsOf(schema).flatMap((direction) =>
    ['is', 'validate'].map((verb) => verb + typeNameIn(direction, schema)),
  );
}

const RESULT = 'ValidationResult';

/** The declarations of the module of a named schema. */
export function schemaDeclarations(schema: TsSchema): OutputFile {
  const variants = directionsOf(schema).map((direction) => ({
    ...namesOf(schema, direction),
    type: schemaType(schema, direction),
  }));
  // Types of a document end with an underscore only if they are reserved words.
  const as = variants.some(({ type }) => type.name === RESULT) ? `${RESULT}_` : undefined;
  const result = mention({ ...symbolOf({ module: 'runtime/result', name: RESULT }), as, isType: true });
  return declarationsOf(
    pathOf(schema),
    variants.map(({ guard, validator, type }) => {
      const name = mention(type);
      return code`export declare function ${validator}(value: unknown): ${result}<${name}>;
export declare function ${guard}(value: unknown): value is ${name};`;
    }),
  );
}

function namesOf(schema: TsSchema, direction: Direction): { readonly guard: Code; readonly validator: Code } {
  const type = typeNameIn(direction, schema);
  return { guard: identifier(`is${type}`), validator: identifier(`validate${type}`) };
}
