import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import ajv from 'ajv/package.json' with { type: 'json' };
import { _, AjvCompiler, codeOf, CodeGen, Name, names, nil, ValueScope } from '../../generators/check/ajv.ts';
import type { Expression, Keyword } from '../../generators/check/ajv.ts';
import { AjvPrinter, type ReportedError } from '../../generators/check/ajv-printer.ts';
import { filesIn } from '../code/import-graph.ts';

const short: Keyword = {
  keyword: 'short',
  type: 'string',
  error: { message: '', params: ({ schema }) => _`${schema}` },
  code: (context) => context.fail(_`${context.data}.length > ${context.schema}`),
};
const members: Keyword = {
  keyword: 'members',
  type: 'object',
  code(context) {
    for (const name of Object.keys(context.schema))
      context.subschema({ keyword: 'members', schemaProp: name, dataProp: name }, context.gen.name('valid'));
  },
};
const compiler = new AjvCompiler([{ keyword: 'type', schemaType: 'string', code() {} }, short, members]);

/** A printer that writes an error as the four things that it is given. */
class TestPrinter extends AjvPrinter {
  protected override collect(error: ReportedError | undefined): Expression {
    if (error === undefined) return _`report()`;
    const { keyword, pointer, propertyName = nil, expected = nil } = error;
    return _`report(${keyword}, ${pointer}, ${propertyName}, ${expected})`;
  }
}

function print(schema: Parameters<AjvCompiler['print']>[0], gen: CodeGen): string {
  compiler.print(schema, { gen, name: new Name('check'), unevaluated: false });
  return codeOf(gen).toString().replaceAll(/\s+/g, ' ');
}

const plain = (): CodeGen => new CodeGen(new ValueScope({ scope: {}, prefixes: new Set() }), {});
const particulars = (pointer: string, keyword: string, params: string): string =>
  `{instancePath${pointer},schemaPath:"/${keyword}",keyword:"${keyword.split('/').at(-1)}",params:${params}}`;
const added = (name: string, error: string): string =>
  `const ${name} = ${error};if(vErrors === null){vErrors = [${name}];}else {vErrors.push(${name});}errors++;`;
const error = (gen: TestPrinter): Expression =>
  gen.object([names.instancePath, names.instancePath], ['keyword', 'short'], ['params', _`3`]);

test('the version whose inner modules were read', () => {
  expect(ajv.version).toBe('8.20.0');
});

test('one file imports from inside of ajv, and makes code of what ajv prints', () => {
  const using = filesIn('generators').filter((file) =>
    /from 'ajv\/(?!dist\/2020\.js')|import\('ajv\/(?!dist\/2020\.js')|\bprintedScript\(/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(using.toSorted()).toEqual(['generators/check/ajv.ts', 'generators/code/code.ts']);
});

describe('what ajv prints', () => {
  test.each([
    ['type', { type: 'string' }, added('err0', particulars('', 'type', '{type: "string"}'))],
    ['a keyword', { short: 3 }, added('err0', particulars('', 'short', '3'))],
    [
      'a keyword of a member',
      { members: { a: { short: 3 } } },
      added('err0', particulars(':instancePath+"/a"', 'members/a/short', '3')),
    ],
    ['a member', { members: { a: { short: 3 } } }, 'let data0 = data.a;'],
  ])('%s', (_name, schema, want) => {
    expect(print(schema, plain())).toContain(want);
  });
});

describe('what is made of it', () => {
  test.each([
    ['type', { type: 'string' }, 'report("type", "", , "string")'],
    ['a keyword', { short: 3 }, 'report("short", "", , 3)'],
    ['a keyword of a member', { members: { a: { short: 3 } } }, 'report("short", "/a", , 3)'],
    ['nothing', { members: { a: false } }, 'report("false schema", "/a", , )'],
  ])('%s', (_name, schema, want) => {
    const printed = print(schema, new TestPrinter());
    expect(printed).toContain(want);
    expect(printed).not.toMatch(/vErrors === null|errors\+\+|\berr\d*\b/);
  });
});

/** A printer that counts names as ajv does. */
class CountingPrinter extends TestPrinter {
  override optimize(rounds?: number): void {
    CodeGen.prototype.optimize.call(this, rounds);
  }
}

/** Statements of each kind, with variables that nothing uses. */
function printStatements(gen: TestPrinter): string {
  const [used, text] = [gen.const('used', _`1`), gen.let('text')];
  gen.const('unused', _`2`);
  gen.if(
    _`${used} > 0`,
    () => gen.forRange('i', 0, used, (index) => gen.assign(text, _`${index}`)),
    () => gen.try(_`act(${text})`, (thrown) => gen.throw(thrown), _`end(${gen.let('end', _`4`)})`),
  );
  gen.forOf('item', _`[${used}]`, () => gen.for(_`;${used};`, () => gen.let('dropped', _`3`)));
  gen.optimize();
  return gen.toString();
}

test('names that are counted at once leave away the same as those that ajv counts', () => {
  const printed = printStatements(new TestPrinter());
  expect(printed).toBe(printStatements(new CountingPrinter()));
  expect(printed).not.toMatch(/unused|dropped/);
});

describe('a printer that is called in another way says that ajv has changed', () => {
  const isFirst = _`vErrors === null`;

  test.each<[string, (gen: TestPrinter) => void]>([
    ['an error without a keyword', (gen) => gen.object(['params', _`3`])],
    ['an error without a path', (gen) => gen.object(['keyword', 'short'], ['params', _`3`])],
    [
      'a path from elsewhere',
      (gen) => gen.object([names.instancePath, _`path+"/a"`], ['keyword', 'short'], ['params', _`3`]),
    ],
    [
      'a type in another form',
      (gen) =>
        gen.object([names.instancePath, names.instancePath], ['keyword', 'type'], ['params', _`"string"`]),
    ],
    ['an error that is not kept', (gen) => (error(gen), gen.code(_`errors++`))],
    ['an error that is returned', (gen) => (error(gen), gen.toString())],
    ['two errors at once', (gen) => (error(gen), error(gen))],
    ['something else that is kept as error', (gen) => gen.const('err', _`{a: 1}`)],
    ['another question', (gen) => (gen.const('err', error(gen)), gen.if(_`vErrors`))],
    ['no question', (gen) => (gen.const('err', error(gen)), gen.code(_`errors++`))],
    ['another count', (gen) => (gen.const('err', error(gen)), gen.if(isFirst), gen.code(_`errors += 1`))],
    ['no count', (gen) => (gen.const('err', error(gen)), gen.if(isFirst), gen.toString())],
    [
      'a member that is read in another way',
      (gen) => (gen.hold(names.data, 'a', _`data.a`), gen.let('data', _`data["a"]`)),
    ],
    ['a member that is not read', (gen) => (gen.hold(names.data, 'a', _`data.a`), gen.toString())],
  ])('%s', (_name, act) => {
    expect(() => act(new TestPrinter())).toThrow('ajv has changed');
  });

  test('as it is, it does not', () => {
    const gen = new TestPrinter();
    gen.const('err', error(gen));
    gen.if(isFirst, () => gen.code(_`list()`));
    gen.code(_`errors++`);
    gen.hold(names.data, 'a', _`data.a`);
    gen.let('data', _`data.a`);
    expect(gen.toString().trim()).toBe('report("short", "", , 3);\nlet data0 = data.a;');
  });
});

test('a keyword cannot print the schema', () => {
  const leaking: Keyword = {
    keyword: 'leaking',
    code: (context) => context.fail(_`!${context.schemaValue}`),
  };
  const gen = new TestPrinter();
  const options = { gen, name: new Name('check'), unevaluated: false };
  new AjvCompiler([leaking]).print({ leaking: { a: 1 } }, options);
  expect(() => codeOf(gen)).toThrow('prints the schema');
});

test.each<[string, () => unknown]>([
  ['text', () => codeOf('alert(1)' as never)],
  ['a comment', () => codeOf(_`a /* b */`)],
  ['a template', () => codeOf(_`a\u0060b\u0060`)],
  ['single quotes', () => codeOf(_`a = 'b'`)],
  ['a call that loads', () => codeOf(_`require("a")`)],
  ['a call that makes code', () => codeOf(_`new Function("a")`)],
])('%s does not become code', (_name, act) => {
  expect(act).toThrow(TypeError);
});
