import type { Check } from '../../runtime/validation/issues.ts';
import { enterPlain, leavePlain } from '../../runtime/validation/exact-integers.ts';
import { validate } from '../../runtime/validation/validator.ts';
import type { ApiModel, Schema } from '../model/model.ts';
import type { OneOfReading } from '../model/one-of.ts';
import { isSchema } from '../schema/schema.ts';
import { asDoubles } from '../json/as-doubles.ts';
import type { CompileChecks, Mismatch, ValueChecks } from '../source/rules/value-checks.ts';
import type { Json } from '../json/json.ts';
import { referencesIn, type References } from '../source/references/references.ts';
import { memoize } from '../incremental/memoize.ts';
import { CheckCompiler } from './compiler.ts';
import { MemoryModule } from './memory-module.ts';
import { firstOf, mismatchOf } from './mismatch.ts';
import { Pieces, type Piece } from './pieces.ts';
import { asksForUnevaluated } from './unevaluated.ts';
import { TooMuch, ValueEffort } from './value-effort.ts';

/** Compiles checks of values: the rules of validators, but without their limit on integers. */
export function compileChecks(oneOf: OneOfReading = 'tagged'): CompileChecks {
  return (targets, references) => new CompiledChecks(new Pieces(targets, oneOf), references);
}

/** The same for a model. */
export const checksOf: (model: ApiModel) => ValueChecks = memoize((model) =>
  compileChecks(model.oneOf)(model.schemas, referencesIn(model.bundle)),
);

/** Pieces are compiled when a value first needs them, so that the work depends on the values. */
class CompiledChecks implements ValueChecks {
  readonly #references: References;
  readonly #pieces: Pieces;
  readonly #compiler = new CheckCompiler({ shortens: false });
  readonly #effort = new ValueEffort();
  readonly #checks = { tracked: new Map<string, Check>(), untracked: new Map<string, Check>() };

  constructor(pieces: Pieces, references: References) {
    this.#pieces = pieces;
    this.#references = references;
  }

  get effort(): number {
    return this.#effort.spent;
  }

  skip(effort: number): boolean {
    return this.#effort.skip(effort);
  }

  of(schema: Json | undefined, value: Json): Mismatch | undefined {
    const isChecked = isSchema(schema) && !this.#effort.isExhausted;
    const all = isChecked ? this.allOf(schema, value) : undefined;
    return all && firstOf(all, value);
  }

  allOf(schema: Schema, value: Json): readonly Mismatch[] | undefined {
    enterPlain();
    try {
      this.#effort.begin(value);
      const result = validate(this.#checkOf(this.#pieces.of(schema), 'untracked'), asDoubles(value));
      return result.valid ? [] : result.errors.map(mismatchOf);
    } catch (error) {
      if (error instanceof TooMuch) return undefined;
      throw error;
    } finally {
      leavePlain();
    }
  }

  #checkOf({ schema, text, followed }: Piece, tracking: Tracking): Check {
    for (const reference of followed) this.#references.target(reference);
    const known = this.#checks[tracking].get(text);
    if (known !== undefined) return known;
    const check = this.#compile(schema, tracking);
    this.#checks[tracking].set(text, check);
    return check;
  }

  #compile(schema: Schema, tracking: Tracking): Check {
    const notesContained = tracking === 'tracked';
    const tracksEvaluated = notesContained || asksForUnevaluated(schema);
    const module = new MemoryModule(({ name }) =>
      this.#call(name, tracksEvaluated ? 'tracked' : 'untracked'),
    );
    const given = { name: 'check', schema, counted: false, tracksEvaluated, notesContained };
    const [check] = module.evaluate([this.#compiler.compile(given, module)], [given.name]);
    return check;
  }

  /** The check of the piece with a name. */
  #call(name: string, tracking: Tracking): Check {
    let piece: Piece | undefined;
    const call: Check = (data) => {
      this.#effort.enter();
      piece ??= this.#pieces.at(name);
      const check = this.#checkOf(piece, tracking);
      const isValid = check(data);
      if (!isValid) call.errors = check.errors ?? null;
      if (tracking === 'tracked')
        Object.assign(call, { evaluated: check.evaluated, contained: check.contained });
      this.#effort.leave();
      return isValid;
    };
    return call;
  }
}

/** Whether a check records which members and items it evaluates, for the schema around it. */
type Tracking = 'tracked' | 'untracked';
