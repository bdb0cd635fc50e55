import {
  _,
  CodeGen,
  getProperty,
  Name,
  ValueScope,
  type Block,
  type Code,
  type SafeExpr,
} from 'ajv/dist/compile/codegen/index.js';
import { _Code, stringify } from 'ajv/dist/compile/codegen/code.js';
import ajvNames from 'ajv/dist/compile/names.js';
import type { SchemaCxt } from 'ajv/dist/compile/index.js';
import type { Json } from '../source/document.ts';

export const names = ajvNames.default;

/** A module that a generated check needs, and what of it. */
export interface Import {
  /** Below `validators/`, without extension: `runtime/issues`, `schemas/project`. */
  readonly module: string;
  readonly name: string;
  /** Name by which it goes in the module that imports it, where that is another one. */
  readonly as?: string;
}

/** What checks use of the runtime. Names of checks, guards and validators begin with other words. */
export const runtime = {
  among: { module: 'runtime/equal', name: 'among' },
  codePoints: { module: 'runtime/code-points', name: 'codePoints' },
  countOthers: { module: 'runtime/evaluated-items', name: 'countOthers' },
  enter: { module: 'runtime/depth', name: 'enter' },
  enterPlain: { module: 'runtime/exact-integers', name: 'enterPlain' },
  equal: { module: 'runtime/equal', name: 'equal' },
  fail: { module: 'runtime/issues', name: 'fail' },
  firstDuplicate: { module: 'runtime/unique-items', name: 'firstDuplicate' },
  integerFault: { module: 'runtime/issues', name: 'integerFault' },
  join: { module: 'runtime/issues', name: 'join' },
  isPlainInteger: { module: 'runtime/exact-integers', name: 'isPlainInteger', as: 'plainInteger' },
  leave: { module: 'runtime/depth', name: 'leave' },
  linearPattern: { module: 'runtime/pattern/linear-pattern', name: 'linearPattern' },
  leavePlain: { module: 'runtime/exact-integers', name: 'leavePlain' },
  meantBy: { module: 'runtime/alternatives', name: 'meantBy' },
  multipleOf: { module: 'runtime/multiple-of', name: 'multipleOf' },
  refusedIntegers: { module: 'runtime/exact-integers', name: 'refusedIntegers' },
  segment: { module: 'runtime/issues', name: 'segment' },
  takeItems: { module: 'runtime/evaluated-items', name: 'takeItems' },
  unite: { module: 'runtime/alternatives', name: 'unite' },
  tooDeep: { module: 'runtime/depth', name: 'tooDeep' },
} as const satisfies Readonly<Record<string, Import>>;

/** Constants of a module with values of the document: lists of values, regular expressions. Equal ones are one. */
export class ModuleConstants {
  readonly #names = new Map<string, Name>();
  readonly #counts = new Map<string, number>();
  readonly #lines: string[] = [];

  /** Declarations, one per line. */
  get lines(): readonly string[] {
    return this.#lines;
  }

  name(prefix: string, value: Code): Name {
    const key = `${prefix} ${value.toString()}`;
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const count = this.#counts.get(prefix) ?? 0;
    const name = new Name(`${prefix}${count}`);
    this.#counts.set(prefix, count + 1);
    this.#names.set(key, name);
    this.#lines.push(`const ${name.str} = ${value.toString()};`);
    return name;
  }
}

/** The module that a check is printed to. */
export interface CheckModule {
  readonly constants: ModuleConstants;
  import(needed: Import): void;
}

/**
 * ajv's code generator, printing less. ajv writes each error as an object of 200 characters and more, together with the
 * statements that collect it; here it is a call of `fail`. Checks take the value alone: their errors carry pointers
 * relative to it, which the caller completes when there are errors, so that valid values cost no text.
 */
export class CheckGenerator extends CodeGen {
  readonly #module: CheckModule;
  readonly #recursive: boolean;
  readonly #notesContained: boolean;
  #outer: { readonly check: Name; readonly contained: Name } | undefined;
  #error: Code | undefined;
  #isCounted = false;
  /** By the name of a variable: where the places of the items are noted that `contains` matches in its value. */
  readonly #contained = new Map<string, Name[]>();
  #held: { readonly member: string; readonly name: Name } | undefined;

  /** @param recursive whether the check can get to itself, so that its depth has to be bounded */
  constructor(options: {
    readonly module: CheckModule;
    readonly recursive: boolean;
    readonly notesContained: boolean;
  }) {
    super(new ValueScope({ scope: {}, prefixes: new Set(['schema', 'func']), lines: true }), {
      lines: true,
      ownProperties: true,
    });
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
  expression(prefix: string, value: Code): Name {
    return this.#module.constants.name(prefix, value);
  }

  override func(name: Name, _args?: Code, _async?: boolean, body?: Block): CodeGen {
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

  /** ajv makes an object of the particulars of an error; they become the arguments of `fail`. */
  override object(...members: [Name | string, SafeExpr | string][]): _Code {
    const given = new Map(members.map(([key, value]) => [String(key), value]));
    const propertyName = given.get('propertyName');
    const path = pointerOf(given.get('instancePath'));
    const pointer = propertyName instanceof Name ? this.#extended(path, propertyName) : path;
    const params = given.get('params');
    if (given.get('keyword') === 'integer')
      return _`, ${pointer}, ${this.use(runtime.integerFault)}(${params}), "integer"`;
    return _`, ${pointer}, ${given.get('keyword') === 'types' ? 'type' : given.get('keyword')}${expectedOf(params)}`;
  }

  /** The pointer by which errors of a schema lead to its value. */
  pointerOf({ errorPath, propertyName }: Pick<SchemaCxt, 'errorPath' | 'propertyName'>): Code {
    return propertyName === undefined ? errorPath : this.#extended(errorPath, propertyName);
  }

  #extended(path: Code, key: Name): Code {
    const last = _`${this.use(runtime.segment)}(${key})`;
    return path.toString() === '""' ? last : _`${path} + ${last}`;
  }

  /** Holds back the object of an error, which ajv names `err`, until the statement that collects it. */
  override const(nameOrPrefix: Name | string, value: SafeExpr, isConstant?: boolean): Name {
    if (nameOrPrefix !== 'err' || !(value instanceof _Code))
      return super.const(nameOrPrefix, value, isConstant);
    this.#error = value.toString() === '{}' ? _`` : value;
    return new Name('err');
  }

  override if(condition: Code | boolean, thenBody?: Block, elseBody?: Block): CodeGen {
    const error = this.#error;
    if (error === undefined) return super.if(condition, thenBody, elseBody);
    this.#error = undefined;
    this.#isCounted = true;
    return super.code(
      _`${names.vErrors} = ${this.use(runtime.fail)}(${names.vErrors}${error}); ${names.errors}++`,
    );
  }

  /** Reads a member once: the subschema that is compiled next for it takes the variable that is returned. */
  hold(data: Name, member: string, value: Code): Name {
    const name = super.let('data', value);
    this.#held = { member: _`${data}${getProperty(member)}`.toString(), name };
    return name;
  }

  override let(nameOrPrefix: Name | string, value?: SafeExpr, isConstant?: boolean): Name {
    const held = this.#held;
    if (held === undefined || nameOrPrefix !== 'data' || String(value) !== held.member)
      return super.let(nameOrPrefix, value, isConstant);
    this.#held = undefined;
    return held.name;
  }

  /** Leaves out the statement by which ajv counts an error after it has collected it. */
  override code(statement: Block | SafeExpr): CodeGen {
    if (!this.#isCounted) return super.code(statement);
    this.#isCounted = false;
    return this;
  }
}

/** ajv writes `instancePath + …`; what follows leads from the value to its part. */
function pointerOf(path: SafeExpr | string | undefined): Code {
  return path instanceof _Code ? new _Code(path._items.slice(2)) : _`""`;
}

/** The plain value in ajv's `{type: "string"}`, or the expression that a keyword of ours gives. */
function expectedOf(params: SafeExpr | string | undefined): Code {
  if (params instanceof Name) return _`, ${params}`;
  if (!(params instanceof _Code) || params.toString() === '{}') return _``;
  const [first, value] = params._items;
  return first === '{type: ' ? _`, ${new _Code([value ?? ''])}` : _`, ${params}`;
}
