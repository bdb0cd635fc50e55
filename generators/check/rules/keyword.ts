import type { Expression, Keyword, KeywordCxt, SubschemaArgs } from '../ajv.ts';
import { CheckGenerator } from '../check-generator.ts';

/** Adds the expected value to an error. ajv's own messages are not used. */
export function expecting(expected: (context: KeywordCxt) => Expression): Keyword['error'] & object {
  return { message: '', params: (context) => expected(context as KeywordCxt) };
}

/** The generator of a keyword's code. It is always ours when our vocabulary is compiled. */
export function generatorOf({ gen }: { readonly gen: unknown }): CheckGenerator {
  if (!(gen instanceof CheckGenerator)) throw new TypeError('The keywords print to a CheckGenerator only.');
  return gen;
}

/**
 * The subschema under a name of a keyword. ajv's own function percent-encodes the name for paths in errors, which fails
 * for a lone surrogate; our errors have no such paths.
 */
export function subschemaOf({ schema, it }: KeywordCxt, name: string): SubschemaArgs {
  const { schemaPath, topSchemaRef, errSchemaPath } = it;
  return { schema: schema[name], schemaPath, topSchemaRef, errSchemaPath };
}
