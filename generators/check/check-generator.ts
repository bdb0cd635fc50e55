import { jsonText } from '../../runtime/contract/json-text.ts';
import { hasBigint } from '../json/as-doubles.ts';
import type { Json } from '../json/json.ts';
import { _, type CodeGen, Name, names, nil, type Block, type Expression, type SafeExpr } from './ajv.ts';
import { AjvPrinter, type ReportedError } from './ajv-printer.ts';
import type { Check } from './check.ts';
import type { CheckModule } from './module.ts';
import { runtime, type Import } from './runtime.ts';
import { valueCode } from './value-code.ts';

/**
 * The printer of checks. ajv prints each error as an object of at least 200 characters, with the statements that
 * collect it; here it is a call of `fail`. Checks receive only the value, so the pointers of their errors are
 * relative to it, and callers complete them. So valid values create no text.
 */
export class CheckGenerator extends AjvPrinter {
  readonly #module: CheckModule;
  readonly #counted: boolean;
  readonly #notesContained: boolean;
  #outer: { readonly check: Name; readonly contained: Name } | undefined;
  /** By the name of a variable: the list of indexes of the items that `contains` matches in its value. */
  readonly #contained = new Map<string, Name[]>();

  constructor(module: CheckModule, { counted, notesContained }: Pick<Check, 'counted' | 'notesContained'>) {
    super();
    this.#module = module;
    this.#counted = counted;
    this.#notesContained = notesContained;
  }

  /** The local name of an import from another module. */
  use(needed: Import): Name {
    this.#module.import(needed);
    return new Name(needed.as ?? needed.name);
  }

  /** The name of a constant with a value of the document. */
  constant(prefix: string, value: Json): Name {
    const text = valueCode(value);
    const isOrdinary = !text.toString().includes('"__proto__"');
    return this.expression(prefix, isOrdinary ? text : _`JSON.parse(${jsonText(value)})`);
  }

  /** A value of the document for an error, which shows all digits of its numbers. */
  shown(value: Json): Expression {
    return hasBigint(value) ? _`${this.use(runtime.written)}(${jsonText(value)})` : valueCode(value);
  }

  /** The name of a constant with the value of an expression. */
  expression(prefix: string, value: Expression): Name {
    return this.#module.constants.name(prefix, value);
  }

  override func(name: Name, _args?: Expression, _async?: boolean, body?: Block): CodeGen {
    return super.func(name, names.data, false, () => {
      if (this.#notesContained) this.#outer = { check: name, contained: this.beginContained(names.data) };
      if (this.#counted) this.#boundDepth(name, body ?? _``);
      else this.code(body ?? _``);
    });
  }

  /**
   * Passes the recorded evaluations to callers. This is the last step, because recursive calls of the check would
   * overwrite them.
   */
  override return(value: Block | SafeExpr): CodeGen {
    if (this.#outer !== undefined) super.code(_`${this.#outer.check}.contained = ${this.#outer.contained}`);
    return super.return(value);
  }

  /** Errors are read only after a check has returned false, and resetting them would cost time for each value. */
  override assign(target: Expression, value: SafeExpr, hasSideEffects?: boolean): CodeGen {
    if (value !== names.vErrors) return super.assign(target, value, hasSideEffects);
    return this.if(_`${names.errors} !== 0`, () => super.assign(target, value));
  }

  /** The list of indexes of the items that `contains` matches in a value; undefined where nothing needs it. */
  containedIn(data: Name): Name | undefined {
    return this.#contained.get(data.str)?.at(-1);
  }

  /** Starts such a list. Code that is printed until `endContained` adds to it. */
  beginContained(data: Name): Name {
    const list = this.var('contained', _`[]`);
    this.#contained.set(data.str, [...(this.#contained.get(data.str) ?? []), list]);
    return list;
  }

  /** Returns to the previous list, and returns the one that ended. */
  endContained(data: Name): Name | undefined {
    return this.#contained.get(data.str)?.pop();
  }

  /** Prints code that records no such indexes. */
  withoutContained(data: Name, print: () => void): void {
    const lists = this.#contained.get(data.str);
    this.#contained.delete(data.str);
    print();
    if (lists !== undefined) this.#contained.set(data.str, lists);
  }

  #boundDepth(check: Name, body: Block): void {
    this.if(_`!${this.use(runtime.enter)}()`, () => {
      this.assign(_`${check}.errors`, _`${this.use(runtime.tooDeep)}()`);
      this.return(false);
    });
    this.try(body, undefined, _`${this.use(runtime.leave)}()`);
  }

  protected override collect(error: ReportedError | undefined): Expression {
    const particulars = error === undefined ? nil : this.#particularsOf(error);
    const { vErrors, errors } = names;
    return _`${vErrors} = ${this.use(runtime.fail)}(${vErrors}${particulars}); ${errors}++`;
  }

  /** The arguments of `fail` after the list. */
  #particularsOf({ keyword, pointer: path, propertyName, expected }: ReportedError): Expression {
    const pointer = this.pointerOf(path, propertyName);
    if (keyword === 'integer')
      return _`, ${pointer}, ${this.use(runtime.integerFault)}(${expected ?? nil}), "integer"`;
    const name = keyword === 'types' ? 'type' : keyword;
    return expected === undefined ? _`, ${pointer}, ${name}` : _`, ${pointer}, ${name}, ${expected}`;
  }

  /** The pointer to the value of a schema, for its errors. */
  pointerOf(errorPath: Expression, propertyName: Name | undefined): Expression {
    return propertyName === undefined ? errorPath : this.#extended(errorPath, propertyName);
  }

  #extended(path: Expression, key: Name): Expression {
    const last = _`${this.use(runtime.segment)}(${key})`;
    return path.toString() === '""' ? last : _`${path} + ${last}`;
  }
}
