import { code, type Code } from '../../code/code.ts';
import { identifier, typeIdentifier } from '../../code/name.ts';
import type { NamedSchema } from '../../model/model.ts';
import { directionsOf, typeNameIn, type Direction } from '../../model/variants.ts';
import type { OutputFile } from '../emitter.ts';
import type { Import } from '../../check/runtime.ts';
import type { Checks } from '../../check/checks.ts';
import { importStatements, ValidatorModule } from './module.ts';

/** The module of a named schema: a guard and a validator, also for requests where those differ. */
export function schemaModule(schema: NamedSchema, checks: Checks): readonly OutputFile[] {
  const module = new ValidatorModule(`schemas/${schema.names.file}`);
  printSchema(schema, checks, module);
  return [module.file(), declarations(schema, module.path)];
}

/** Prints the check of a named schema, its guard and its validator. */
export function printSchema(
  schema: NamedSchema,
  { library, compiler }: Checks,
  module: ValidatorModule,
): void {
  module.import({ module: 'runtime/validator', name: 'validate' });
  for (const direction of directionsOf(schema)) {
    const check = library.namedCheck(schema, direction);
    const { guard, validator } = namesOf(schema, direction);
    const name = identifier(check.name);
    module.addShared(compiler.compile(check, module));
    module.add(code`export function ${validator}(value) {
  return validate(${name}, value);
}

export function ${guard}(value) {
  return ${name}(value);
}`);
  }
}

/** What the module of a named schema exports for others to use. */
export function schemaExports(schema: NamedSchema): readonly Code[] {
  return directionsOf(schema).flatMap((direction) => {
    const { guard, validator } = namesOf(schema, direction);
    return [guard, validator];
  });
}

/** The type of the runtime that declarations use beside the one of the schema. */
const RESULT = 'ValidationResult';

function declarations(schema: NamedSchema, path: string): OutputFile {
  const variants = directionsOf(schema).map((direction) => namesOf(schema, direction));
  // No type of a document ends with a low line but those of reserved words.
  const result = variants.some(({ type }) => type === RESULT) ? `${RESULT}_` : RESULT;
  const imports: readonly Import[] = [
    ...variants.map(({ type }) => ({ module: `../types/schemas/${schema.names.file}`, name: type })),
    { module: 'runtime/result', name: RESULT, ...(result === RESULT ? {} : { as: result }) },
  ];
  const functions = variants.map(({ guard, validator, type }) => {
    const name = typeIdentifier(type);
    return code`export declare function ${validator}(value: unknown): ${typeIdentifier(result)}<${name}>;
export declare function ${guard}(value: unknown): value is ${name};`.toString();
  });
  const text = [importStatements(path, imports, code`import type`), '', ...functions, ''].join('\n');
  return { path: `validators/${path}.d.ts`, text };
}

function namesOf(
  schema: NamedSchema,
  direction: Direction,
): { readonly type: string; readonly guard: Code; readonly validator: Code } {
  const type = typeNameIn(direction, schema);
  return { type, guard: identifier(`is${type}`), validator: identifier(`validate${type}`) };
}
