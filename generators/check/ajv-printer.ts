import {
  _,
  _Code,
  CodeGen,
  getProperty,
  Name,
  names,
  ValueScope,
  type Block,
  type Expression,
  type SafeExpr,
} from './ajv.ts';

/** Thrown where ajv's compiler does not do what this code relies on. */
class AjvHasChanged extends Error {
  constructor(expected: string, found: unknown) {
    super(
      `ajv has changed: expected ${expected}, found ${String(found)}. generators/check/ajv-printer.ts has to follow.`,
    );
    this.name = 'AjvHasChanged';
  }
}

/** An error of a value as ajv reports it. */
export interface ReportedError {
  readonly keyword: string;
  /** A JSON Pointer from the value that the check received to the value with the error. */
  readonly pointer: Expression;
  /** The name of the member, if the name itself is the invalid value. */
  readonly propertyName: Name | undefined;
  /** What the keyword passed as `params`; for `type`, the type; undefined where there is nothing. */
  readonly expected: Expression | undefined;
}

/**
 * ajv's printer of statements, changed so that errors and members are values, not statements. ajv reports an error by
 * four calls: `object` with its details, `const err` with that object, `if` for the list to which it is added, and
 * `code` for the count. Here, only the call of `if` prints something: the result of `collect`.
 */
export abstract class AjvPrinter extends CodeGen {
  #object: _Code | undefined;
  #error: ReportedError | undefined;
  #next: 'const' | 'if' | 'code' | undefined;
  #held: { readonly member: string; readonly name: Name } | undefined;

  constructor() {
    super(new ValueScope({ scope: {}, prefixes: new Set(['schema', 'func']), lines: true }), {
      lines: true,
      ownProperties: true,
    });
  }

  /** The statements that add an error to those of the value and count it; without details, where nothing reads them. */
  protected abstract collect(error: ReportedError | undefined): Expression;

  override object(...members: [Name | string, SafeExpr | string][]): _Code {
    this.#expect(undefined, 'object');
    this.#error = reportedError(new Map(members.map(([key, value]) => [String(key), value])));
    this.#next = 'const';
    this.#object = new _Code('');
    return this.#object;
  }

  override const(nameOrPrefix: Name | string, value: SafeExpr, isConstant?: boolean): Name {
    if (nameOrPrefix !== 'err') {
      this.#expect(undefined, `const ${nameOrPrefix.toString()}`);
      return super.const(nameOrPrefix, value, isConstant);
    }
    // Errors that are only counted have no details.
    if (String(value) === '{}') this.#error = undefined;
    else if (value === this.#object) this.#expect('const', 'const err');
    else throw new AjvHasChanged('the object of an error', value);
    this.#next = 'if';
    return new Name('err');
  }

  override if(condition: Expression | boolean, thenBody?: Block, elseBody?: Block): CodeGen {
    if (this.#next === undefined) return super.if(condition, thenBody, elseBody);
    this.#expect('if', `if (${String(condition)})`);
    if (String(condition) !== 'vErrors === null')
      throw new AjvHasChanged('a question for earlier errors', condition);
    this.#next = undefined;
    super.code(this.collect(this.#error));
    this.#next = 'code';
    return this;
  }

  override code(statement: Block | SafeExpr): CodeGen {
    if (this.#next === undefined) return super.code(statement);
    this.#expect('code', String(statement));
    if (String(statement) !== 'errors++') throw new AjvHasChanged('errors++', statement);
    this.#next = undefined;
    return this;
  }

  /**
   * Reads a member once. The subschema that is compiled next for it uses the returned variable instead of its own.
   */
  hold(data: Name, member: string, value: Expression): Name {
    if (this.#held !== undefined) throw new AjvHasChanged('a variable for a member', 'none');
    const name = super.let('data', value);
    this.#held = { member: _`${data}${getProperty(member)}`.toString(), name };
    return name;
  }

  override let(nameOrPrefix: Name | string, value?: SafeExpr, isConstant?: boolean): Name {
    const held = this.#held;
    if (held === undefined || nameOrPrefix !== 'data') return super.let(nameOrPrefix, value, isConstant);
    if (String(value) !== held.member) throw new AjvHasChanged(held.member, value);
    this.#held = undefined;
    return held.name;
  }

  override optimize(rounds = 1): void {
    const root = this['_root'] as Statement;
    for (let round = 0; round < rounds; round += 1) {
      root.optimizeNodes();
      root.optimizeNames(countNames(root, {}), this['_constants']);
    }
  }

  override toString(): string {
    this.#expect(undefined, 'the end');
    if (this.#held !== undefined) throw new AjvHasChanged('a variable for a member', 'none');
    return super.toString();
  }

  #expect(next: 'const' | 'if' | 'code' | undefined, found: string): void {
    if (this.#next !== next) throw new AjvHasChanged(`${this.#next ?? 'no'} statement of an error`, found);
  }
}

/** A statement as ajv keeps it until it is printed, with the statements and expressions inside it. */
interface Statement {
  readonly nodes?: readonly Statement[];
  readonly else?: Statement;
  readonly catch?: Statement;
  readonly finally?: Statement;
  readonly condition?: unknown;
  readonly iteration?: unknown;
  readonly from?: unknown;
  readonly to?: unknown;
  readonly iterable?: unknown;
  /** How often each name is used in it and inside it. Computed again at each access. */
  readonly names: Counts;
  optimizeNodes(): unknown;
  optimizeNames(counts: Counts, constants: unknown): unknown;
}

type Counts = Record<string, number>;

/**
 * Counts how often statements use each name. ajv's own counts are the same, but it copies the counts of each block into
 * the block around it. For deep schemas, this takes longer than all other printing.
 */
function countNames(statement: Statement, counts: Counts): Counts {
  if (statement.nodes === undefined) return addCounts(counts, statement.names);
  for (const node of statement.nodes) countNames(node, counts);
  for (const branch of [statement.else, statement.catch, statement.finally])
    if (branch !== undefined) countNames(branch, counts);
  const { condition, iteration, from, to, iterable } = statement;
  for (const expression of [condition, iteration, from, to, iterable])
    if (expression instanceof _Code || expression instanceof Name) addCounts(counts, expression.names);
  return counts;
}

function addCounts(counts: Counts, more: Partial<Counts>): Counts {
  for (const name of Object.keys(more)) counts[name] = (counts[name] ?? 0) + (more[name] ?? 0);
  return counts;
}

/** Of the errors that ajv itself reports, only `type` has parameters: `{type: "string"}`. */
function reportedError(given: ReadonlyMap<string, SafeExpr | string | undefined>): ReportedError {
  const keyword = given.get('keyword');
  const params = given.get('params');
  const propertyName = given.get('propertyName');
  if (typeof keyword !== 'string') throw new AjvHasChanged('a keyword', keyword);
  if (!(params instanceof _Code) && !(params instanceof Name)) throw new AjvHasChanged('parameters', params);
  return {
    keyword,
    pointer: pointerOf(given.get('instancePath')),
    propertyName: propertyName instanceof Name ? propertyName : undefined,
    expected: keyword === 'type' ? typeOf(params) : params.toString() === '{}' ? undefined : params,
  };
}

/** ajv writes `instancePath`, or `instancePath+` and the path from the value to its part. */
function pointerOf(path: SafeExpr | string | undefined): Expression {
  if (path === names.instancePath) return _`""`;
  const [start, plus, ...rest] = path instanceof _Code ? path._items : [];
  if (start !== names.instancePath || plus !== '+') throw new AjvHasChanged('instancePath+…', path);
  return new _Code(rest);
}

function typeOf(params: Expression): Expression {
  const [start, type, end] = params instanceof _Code ? params._items : [];
  if (start !== '{type: ' || type === undefined || end !== '}') throw new AjvHasChanged('{type: …}', params);
  return new _Code([type]);
}
