import Ajv from 'ajv/dist/core.js';
import { _, nil, Name, stringify } from 'ajv/dist/compile/codegen/index.js';
import { SchemaEnv } from 'ajv/dist/compile/index.js';
import { validateFunctionCode } from 'ajv/dist/compile/validate/index.js';
import type { SchemaCxt } from 'ajv/dist/compile/index.js';
import type { Schema } from '../model/model.ts';
import { CheckGenerator, names, type CheckModule } from './check-generator.ts';
import type { Check } from './library.ts';
import { vocabulary } from './rules/vocabulary.ts';

/** `false` where it is the whole schema: ajv returns early there, past our generator. */
const NOTHING: Schema = { allOf: [false] };

/** Makes checks with ajv's compiler and our vocabulary. */
export class CheckCompiler {
  readonly #ajv: Ajv.default;

  constructor() {
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
      keywords: [...vocabulary],
    });
  }

  /** Prints the function of a check, and adds what it stands on to its module. */
  compile({ name, schema, recursive, tracksEvaluated, notesContained }: Check, module: CheckModule): string {
    const gen = new CheckGenerator({ module, recursive, notesContained });
    const context = this.#contextOf(schema === false ? NOTHING : schema, {
      gen,
      name: new Name(name),
      tracksEvaluated,
    });
    validateFunctionCode(context);
    gen.optimize();
    const evaluated = tracksEvaluated ? `${name}.evaluated = ${evaluatedBy(context)};\n` : '';
    return `${gen.toString().trimEnd().replaceAll('}\nelse ', '} else ')}\n${evaluated}`;
  }

  #contextOf(
    schema: Schema,
    { gen, name, tracksEvaluated }: { gen: CheckGenerator; name: Name; tracksEvaluated: boolean },
  ): SchemaCxt {
    return {
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
      topSchemaRef: unprintable,
      validateName: name,
      schema,
      schemaEnv: new SchemaEnv({ schema }),
      rootId: '',
      baseId: '',
      schemaPath: nil,
      errSchemaPath: '',
      errorPath: _`""`,
      opts: { ...this.#ajv.opts, unevaluated: tracksEvaluated },
      self: this.#ajv,
    };
  }
}

/** Stands for the schema in printed code. No keyword of ours prints it, so that no schema is carried along. */
export const unprintable: Name = new Name('schemaOfTheDocument');

function evaluatedBy({ props, items }: SchemaCxt): string {
  const isDynamic = { dynamicProps: props instanceof Name, dynamicItems: items instanceof Name };
  return stringify({
    ...(props instanceof Name ? {} : { props }),
    ...(items instanceof Name ? {} : { items }),
    ...isDynamic,
  }).toString();
}
