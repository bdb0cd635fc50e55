import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseYaml, type YamlCache } from '../../generators/source/parse/parse-yaml.ts';
import { parseWholeYaml } from '../../generators/source/parse/whole-yaml.ts';
import { contentOf } from '../../generators/diagnostics/source-file.ts';
import { positionOf } from '../../generators/diagnostics/located.ts';
import { formatPointer } from '../../generators/json/pointer.ts';
import type { Json } from '../../generators/json/json.ts';
import type { ParsedFile } from '../../generators/source/files/parsed-file.ts';
import type { SyntaxNode } from '../../generators/source/parse/syntax.ts';
import { iterations } from '../runs/iterations.ts';

const spec = new URL('../../spec/', import.meta.url);
const files = readdirSync(spec, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.yaml'),
);
const aliases = 'a: &a\n  b: &b [1, 2]\nc: { <<: *a, d: *b }\ne:\n  - <<: [*a]\n    f:\n  - *b\n';
const texts = [...files.map((name) => readFileSync(new URL(name, spec), 'utf8')), aliases];

/** What is typed into YAML: the marks that mean something, and what means nothing. */
const typed = fc.oneof(
  fc.constantFrom(
    '\n',
    '  ',
    '\t',
    ':',
    ': ',
    '- ',
    '#',
    ' #',
    "'",
    '"',
    '|',
    '>',
    '[',
    ']',
    '{',
    '}',
    ',',
    '\r\n',
  ),
  fc.constantFrom(
    '&a ',
    '*a',
    '<<: *a\n',
    '!!str ',
    '---\n',
    '...',
    '%',
    '?',
    '~',
    '@',
    '`',
    '🐈',
    'null',
    'a: b\n',
    '\n  x:\n',
  ),
  fc.string({ maxLength: 3 }),
);

test('versions of a file parse as the whole file does, whatever is typed into it', () => {
  const edit = fc.record({ at: fc.nat(), length: fc.constantFrom(0, 0, 0, 1, 2, 30), text: typed });
  const run = fc.record({
    file: fc.oneof(fc.constantFrom(...texts), fc.constant(aliases)),
    edits: fc.array(edit, { minLength: 1, maxLength: 6 }),
  });
  fc.assert(
    fc.property(run, ({ file, edits }) => {
      const cache: YamlCache = { pieces: new Map() };
      let text = file;
      parseYaml({ path: 'a.yaml', text }, cache);
      for (const { at, length, text: added } of edits) {
        const start = at % (text.length + 1);
        text = `${text.slice(0, start)}${added}${text.slice(start + length)}`;
        const given = { path: 'a.yaml', text };
        const [whole, pieces] = [parseWholeYaml(given), parseYaml(given, cache)];
        expect(pieces.value).toEqual(whole.value);
        expect(pieces.findings.length > 0).toBe(whole.findings.length > 0);
        expect(shown(pieces)).toEqual(shown(parseYaml(given)));
      }
    }),
    { numRuns: iterations(100) },
  );
});

test('places are those of the whole file', () => {
  for (const text of texts) {
    const given = { path: 'a.yaml', text };
    const [whole, pieces] = [parseWholeYaml(given), parseYaml(given)];
    expect(pieces.value).toEqual(whole.value);
    for (const pointer of pointersOf(whole.value ?? null).slice(0, 60))
      for (const key of [true, false])
        expect([pointer, contentOf(pieces.file).locate(pointer, { key })]).toEqual([
          pointer,
          contentOf(whole.file).locate(pointer, { key }),
        ]);
  }
});

test('an error hides no later error, and causes none', () => {
  const { findings } = parseYaml({ path: 'a.yaml', text: "a: 'b' [\nc: 1\nd: e: f\n" });
  expect(findings.map(({ at }) => at && positionOf(at).line)).toEqual([1, 2, 3]);
});

test('the syntax of a text with errors has what is valid', () => {
  const { value, syntax } = parseYaml({ path: 'a.yaml', text: 'a: { b: "c\nd: &d [1]\ne: *d\n' });
  expect(value).toBeUndefined();
  expect(syntax?.entries.map(({ name, node }) => [name, node?.entries.length])).toEqual([
    ['a', 1],
    ['d', 1],
    ['e', 1],
  ]);
});

/** Findings with their positions, and the syntax. */
function shown({ findings, syntax }: ParsedFile): unknown {
  return [findings.map(({ code, at }) => [code, at && positionOf(at)]), syntax && plain(syntax)];
}

/** A tree of which nothing remains to be computed. */
function plain({ kind, start, end, value, entries }: SyntaxNode): SyntaxNode {
  const inner = entries.map((entry) => ({ ...entry, node: entry.node && plain(entry.node) }));
  return { kind, start, end, value, entries: inner };
}

/** Of every value, the nearest to the root first. */
function pointersOf(root: Json): string[] {
  const found: (readonly string[])[] = [[]];
  const values: Json[] = [root];
  for (const [index, tokens] of found.entries()) {
    const value = values[index];
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      found.push([...tokens, name]);
      values.push(inner);
    }
  }
  return found.map(formatPointer);
}
