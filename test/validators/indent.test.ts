import fastCheck from 'fast-check';
import { expect, it } from 'vitest';
import { validatorsEmitter } from '../../generators/emit/validators/validators-emitter.ts';
import { indentBlocks } from '../../generators/emit/validators/indent.ts';
import { modelOf } from '../check/model.ts';
import { emitted } from '../emit/emitted.ts';

/** Printed lines with the depth at which each has to stand. */
type Lines = readonly (readonly [depth: number, line: string])[];

const { block } = fastCheck.letrec<{ block: Lines }>((tie) => ({
  block: fastCheck.oneof(
    { maxDepth: 5 },
    fastCheck.string().map((text): Lines => [[0, `say(${JSON.stringify(text)});`]]),
    fastCheck.array(tie('block'), { maxLength: 3 }).map((blocks) => blocks.flat()),
    fastCheck
      .tuple(fastCheck.constantFrom('if(a){', 'const b = {'), tie('block'))
      .map(([head, body]): Lines => [[0, head], ...deeper(body), [0, '}']]),
    fastCheck
      .tuple(tie('block'), tie('block'))
      .map(([yes, no]): Lines => [[0, 'if(a){'], ...deeper(yes), [0, '} else {'], ...deeper(no), [0, '}']]),
  ),
}));

function deeper(lines: Lines): Lines {
  return lines.map(([depth, line]) => [depth + 1, line]);
}

it('puts each line at the depth of its block, and changes nothing else', () => {
  fastCheck.assert(
    fastCheck.property(block, (lines) => {
      const printed = lines.map(([, line]) => line).join('\n');
      expect(indentBlocks(printed)).toBe(lines.map(([depth, line]) => '\t'.repeat(depth) + line).join('\n'));
    }),
  );
});

it('refuses a block without an end', () => {
  expect(() => indentBlocks('if(a){\nb();')).toThrow('no end');
});

it('leaves only declarations at the margin of modules, whatever the texts in them', async () => {
  const texts = ['{', '}', '\n}', '};{\n', '\u2028{', '`${', "'{", '/* {'];
  const properties = Object.fromEntries(texts.map((text) => [text, { enum: texts }]));
  const pattern = { type: 'string', pattern: '^[{}]\\n{2}$' };
  const schemas = { Root: { properties, additionalProperties: { anyOf: [pattern, { type: 'integer' }] } } };
  const { files } = await emitted(validatorsEmitter, modelOf(schemas));
  const root = files.find(({ path }) => path === 'validators/schemas/root.js')?.text ?? '';
  const atMargin = root.split('\n').filter((line) => /^\S/.test(line));
  expect(atMargin.length).toBeGreaterThan(5);
  expect(atMargin.filter((line) => !/^(import |export |function |const |\})/.test(line))).toEqual([]);
});
