import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doubleQuoted } from '../../generators/emit/docs/samples/double-quoted.ts';
import { isInstalled } from '../runs/programs.ts';

describe('a string in double quotes', () => {
  it.each([
    ['text', '"text"'],
    ['a"b\\c\n', String.raw`"a\"b\\c\n"`],
    ['"""); import os #', String.raw`"\"\"\"); import os #"`],
    ['\u2028\u200b', String.raw`"\u2028\u200b"`],
    ['\ud800', '"�"'],
  ])('holds %j', (text, want) => {
    expect(doubleQuoted(text)).toBe(want);
  });

  it.skipIf(!isInstalled('python3'))('is read by Python as the same text', () => {
    const texts = fc.sample(fc.string({ unit: 'binary', maxLength: 40 }), 500);
    const program =
      'import ast, json, sys; print(json.dumps([ast.literal_eval(each) for each in json.load(sys.stdin)]))';
    const { stdout } = spawnSync('python3', ['-c', program], {
      input: JSON.stringify(texts.map(doubleQuoted)),
    });
    expect(JSON.parse(stdout.toString())).toEqual(texts.map((text) => text.toWellFormed()));
  });
});
