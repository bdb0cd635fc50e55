import { expect, test } from 'vitest';
import { positionOf } from '../../generators/diagnostics/located.ts';
import { parseYaml } from '../../generators/source/parse/parse-yaml.ts';
import { parseWholeYaml } from '../../generators/source/parse/whole-yaml.ts';

test.each<[title: string, text: string, want: unknown]>([
  ['a quoted text', "a: 'x'# why\nb: 1\n", { a: 'x', b: 1 }],
  ['a quoted text, empty', 'a:\n  b: "x"#\n  c: 1\n', { a: { b: 'x', c: 1 } }],
  ['a list', 'a: [1]# why\nb: 1\n', { a: [1], b: 1 }],
])('a comment right behind %s is read as a comment, with a finding', (_, text, want) => {
  const { value, findings } = parseYaml({ path: 'a.yaml', text });
  expect(value).toEqual(want);
  expect(findings.map(({ code }) => code)).toEqual(['source/comment-space']);
  expect(parseWholeYaml({ path: 'a.yaml', text })).toMatchObject({ value, findings });
});

test('the finding stands at the comment', () => {
  const [found] = parseYaml({ path: 'a.yaml', text: "a: 1\nb: 'x'# why\n" }).findings;
  expect(found?.at && positionOf(found.at)).toEqual({ line: 2, column: 7 });
});

test('in plain texts, it is a part of the text', () => {
  expect(parseYaml({ path: 'a.yaml', text: 'a: x#y\n' })).toMatchObject({
    value: { a: 'x#y' },
    findings: [],
  });
});
