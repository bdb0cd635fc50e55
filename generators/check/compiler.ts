import { code, type Code } from '../code/code.ts';
import type { Schema } from '../model/model.ts';
import { _, AjvCompiler, codeOf, Name, stringify, type Expression, type SchemaCxt } from './ajv.ts';
import { CheckGenerator } from './check-generator.ts';
import type { Check } from './check.ts';
import type { CheckModule } from './module.ts';
import { vocabulary } from './rules/vocabulary.ts';

/** Replaces `false` as the whole schema, in a form whose error ajv reports through the printer. */
const NOTHING: Schema = { allOf: [false] };

/** Makes checks with ajv's compiler and our vocabulary. */
export class CheckCompiler {
  readonly #ajv: AjvCompiler = new AjvCompiler(vocabulary);
  readonly #isShortened: boolean;

  /** @param options `shortens` decides whether the text is shortened, which takes longer than running it a few times */
  constructor({ shortens }: { readonly shortens: boolean } = { shortens: true }) {
    this.#isShortened = shortens;
  }

  /** Prints the function of a check, and adds what it depends on to its module. */
  compile({ name, schema, tracksEvaluated, ...bounds }: Check, module: CheckModule): Code {
    const gen = new CheckGenerator(module, bounds);
    const check = new Name(name);
    const options = { gen, name: check, unevaluated: tracksEvaluated };
    const looked = this.#ajv.print(schema === false ? NOTHING : schema, options);
    if (this.#isShortened) gen.optimize();
    if (!tracksEvaluated) return codeOf(gen);
    return code`${codeOf(gen)}
${codeOf(_`${check}.evaluated = ${evaluatedBy(looked)};`)}`;
  }
}

function evaluatedBy({ props, items }: Pick<SchemaCxt, 'props' | 'items'>): Expression {
  const isDynamic = { dynamicProps: props instanceof Name, dynamicItems: items instanceof Name };
  return stringify({
    ...(props instanceof Name ? {} : { props }),
    ...(items instanceof Name ? {} : { items }),
    ...isDynamic,
  });
}
