import type { Json } from '../source/document.ts';
import {
  _,
  type CodeGen,
  Name,
  names,
  nil,
  stringify,
  type Block,
  type Expression,
  type SafeExpr,
} from './ajv.ts';
import { AjvPrinter, type ReportedError } from './ajv-printer.ts';
import type { CheckModule } from './module.ts';
import { runtime, type Import } from './runtime.ts';

/**
 * The printer of checks. ajv writes each error as an object of 200 characters and more, together with the statements
 * that collect it; here it is a call of `fail`. Checks take the value alone: their errors carry pointers relative to it,
 * which the caller completes when there are errors, so that valid values cost no text.
 */
export class CheckGenerator extends AjvPrinter {
  readonly #module: CheckModule;
  readonly #recursive: boolean;
  readonly #notesContained: boolean;
  #outer: { readonly check: Name; readonly contained: Name } | undefined;
  /** By the name of a variable: where the places of the items are noted that `contains` matches in its value. */
  readonly #contained = new Map<string, Name[]>();

  /** @param recursive whether the check can get to itself, so that its depth has to be bounded */
  constructor(options: {
    readonly module: CheckModule;
    readonly recursive: boolean;
    readonly notesContained: boolean;
  }) {
    super();
    this.#module = options.module;
    this.#recursive = options.recursive;
    this.#notesContained = options.notesContained;
  }

  /** The name under which something of another module is at hand. */
  use(needed: Import): Name {
    this.#module.import(needed);
    return new Name(needed.as ?? needed.name);
  }

  /** The name of a constant with a value of the document. */
  constant(prefix: string, value: Json): Name {
    const text = stringify(value);
    const isOrdinary = !text.toString().includes('"__proto__"');
    return this.expression(prefix, isOrdinary ? text : _`JSON.parse(${JSON.stringify(value)})`);
  }

  /** The name of a constant with the value of an expression. */
  expression(prefix: string, value: Expression): Name {
    return this.#module.constants.name(prefix, value);
  }

  override func(name: Name, _args?: Expression, _async?: boolean, body?: Block): CodeGen {
    return super.func(name, names.data, false, () => {
      if (this.#notesContained) this.#outer = { check: name, contained: this.beginContained(names.data) };
      if (this.#recursive) this.#boundDepth(name, body ?? _``);
      else this.code(body ?? _``);
    });
  }

  /** Hands on what was noted to callers. Calls of the check by itself would overwrite it any earlier. */
  override return(value: Block | SafeExpr): CodeGen {
    if (this.#outer !== undefined) super.code(_`${this.#outer.check}.contained = ${this.#outer.contained}`);
    return super.return(value);
  }

  /** Errors are only read of a check that has just said no, and noting that there are none would cost each value time. */
  override assign(target: Expression, value: SafeExpr, hasSideEffects?: boolean): CodeGen {
    if (value !== names.vErrors) return super.assign(target, value, hasSideEffects);
    return this.if(_`${names.errors} !== 0`, () => super.assign(target, value));
  }

  /** Where the places of items are noted that `contains` matches in a value; undefined where nothing asks for them. */
  containedIn(data: Name): Name | undefined {
    return this.#contained.get(data.str)?.at(-1);
  }

  /** Begins a list of such places. What is printed until `endContained` notes them there. */
  beginContained(data: Name): Name {
    const list = this.var('contained', _`[]`);
    this.#contained.set(data.str, [...(this.#contained.get(data.str) ?? []), list]);
    return list;
  }

  /** Goes back to the list before, and gives the one that has ended. */
  endContained(data: Name): Name | undefined {
    return this.#contained.get(data.str)?.pop();
  }

  /** Prints something that notes no such places. */
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

  /** The arguments of `fail` that follow the list. */
  #particularsOf({ keyword, pointer: path, propertyName, expected }: ReportedError): Expression {
    const pointer = this.pointerOf({ errorPath: path, propertyName });
    if (keyword === 'integer')
      return _`, ${pointer}, ${this.use(runtime.integerFault)}(${expected ?? nil}), "integer"`;
    const name = keyword === 'types' ? 'type' : keyword;
    return expected === undefined ? _`, ${pointer}, ${name}` : _`, ${pointer}, ${name}, ${expected}`;
  }

  /** The pointer by which errors of a schema lead to its value. */
  pointerOf({
    errorPath,
    propertyName,
  }: {
    readonly errorPath: Expression;
    readonly propertyName?: Name | undefined;
  }): Expression {
    return propertyName === undefined ? errorPath : this.#extended(errorPath, propertyName);
  }

  #extended(path: Expression, key: Name): Expression {
    const last = _`${this.use(runtime.segment)}(${key})`;
    return path.toString() === '""' ? last : _`${path} + ${last}`;
  }
}
