import Ajv from 'ajv/dist/core.js';
import { _Code, stringify } from 'ajv/dist/compile/codegen/code.js';
import {
  _,
  and,
  CodeGen,
  getProperty,
  Name,
  nil,
  not,
  or,
  ValueScope,
  type Block,
  type Code as Expression,
  type SafeExpr,
} from 'ajv/dist/compile/codegen/index.js';
import { SchemaEnv, type SchemaCxt } from 'ajv/dist/compile/index.js';
import ajvNames from 'ajv/dist/compile/names.js';
import { alwaysValidSchema, evaluatedPropsToName, mergeEvaluated, Type } from 'ajv/dist/compile/util.js';
import { checkDataTypes, DataType } from 'ajv/dist/compile/validate/dataType.js';
import { KeywordCxt, validateFunctionCode } from 'ajv/dist/compile/validate/index.js';
import type { SubschemaArgs } from 'ajv/dist/compile/validate/subschema.js';
import type { CodeKeywordDefinition } from 'ajv/dist/types/index.js';
import allOf from 'ajv/dist/vocabularies/applicator/allOf.js';
import negation from 'ajv/dist/vocabularies/applicator/not.js';
import limitItems from 'ajv/dist/vocabularies/validation/limitItems.js';
import limitNumber from 'ajv/dist/vocabularies/validation/limitNumber.js';
import limitProperties from 'ajv/dist/vocabularies/validation/limitProperties.js';
import { printedScript, type Code } from '../code/code.ts';
import type { Schema } from '../model/model.ts';

/*
 * Everything that checks use of ajv. Its compiler is not part of its public API, so this is the only file of the
 * generators that imports internal modules of ajv, and `ajv-printer.ts` is the only one that knows which statements ajv
 * prints in which order. `test/check/ajv.test.ts` tests what both rely on.
 */

export { _, alwaysValidSchema, and, evaluatedPropsToName, getProperty, KeywordCxt, mergeEvaluated };
export { _Code, CodeGen, Name, nil, not, or, stringify, Type, ValueScope };
export type { Block, Expression, SafeExpr, SchemaCxt, SubschemaArgs };

/** The variables that ajv's compiler prints. */
export const names: typeof ajvNames.default = ajvNames.default;

/** A keyword of JSON Schema as ajv compiles it. */
export type Keyword = CodeKeywordDefinition;

/** The keywords that are ajv's own. */
export const ajvKeywords = {
  allOf: allOf.default,
  limitItems: limitItems.default,
  limitNumber: limitNumber.default,
  limitProperties: limitProperties.default,
  not: negation.default,
} satisfies Readonly<Record<string, Keyword>>;

/** Converts what was printed with ajv's tags to code. Throws a TypeError for anything else, such as text. */
export function codeOf(printed: Expression | CodeGen): Code {
  if (printed instanceof CodeGen)
    return printedScript(printed.toString().trimEnd().replaceAll('}\nelse ', '} else '));
  if (printed instanceof Name || printed instanceof _Code) return printedScript(printed.toString());
  throw new TypeError('Only what ajv has printed becomes code.');
}

/** The condition that a value has none of the types. */
export function hasOtherType(types: Parameters<typeof checkDataTypes>[0], data: Name): Expression {
  return checkDataTypes(types, data, false, DataType.Wrong);
}

/** The context of another keyword of the same schema, so that one keyword can report the errors of another. */
export function contextOf(it: KeywordCxt['it'], keyword: string): KeywordCxt {
  const rule = it.self.RULES.all[keyword];
  if (typeof rule !== 'object') throw new Error(`${keyword} is not in the vocabulary.`);
  return new KeywordCxt(it, rule.definition, keyword);
}

/** ajv's compiler with a given vocabulary, and without ajv's own. */
export class AjvCompiler {
  readonly #ajv: Ajv.default;

  constructor(keywords: readonly (Keyword | string)[]) {
    this.#ajv = new Ajv.default({
      allErrors: true,
      messages: false,
      strict: false,
      validateSchema: false,
      validateFormats: false,
      addUsedSchema: false,
      ownProperties: true,
      meta: false,
      logger: false,
      keywords: [...keywords],
    });
  }

  /**
   * Prints the function that checks a value by a schema. Returns which members and items it evaluates, if the options
   * request that. The printer does not see the error of a schema that is `false` as a whole, so such a schema has to be
   * written differently.
   */
  print(
    schema: Schema,
    { gen, name, unevaluated }: { readonly gen: CodeGen; readonly name: Name; readonly unevaluated: boolean },
  ): Pick<SchemaCxt, 'props' | 'items'> {
    const context: SchemaCxt = {
      gen,
      allErrors: true,
      data: names.data,
      parentData: names.parentData,
      parentDataProperty: names.parentDataProperty,
      dataNames: [names.data],
      dataPathArr: [nil],
      dataLevel: 0,
      dataTypes: [],
      definedProperties: new Set(),
      topSchemaRef: new Unprintable('schema'),
      validateName: name,
      schema,
      schemaEnv: new SchemaEnv({ schema }),
      rootId: '',
      baseId: '',
      schemaPath: nil,
      errSchemaPath: '',
      errorPath: _`""`,
      opts: { ...this.#ajv.opts, unevaluated },
      self: this.#ajv,
    };
    validateFunctionCode(context);
    return context;
  }
}

/** Represents the whole schema. No keyword of the vocabulary may print it, as it would become part of the output. */
class Unprintable extends Name {
  override toString(): string {
    throw new Error('A keyword prints the schema that it is compiled from.');
  }
}
