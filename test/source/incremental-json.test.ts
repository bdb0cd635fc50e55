import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonText } from '../../runtime/contract/json-text.ts';
import { recordFindings } from '../../generators/diagnostics/json.ts';
import { contentOf } from '../../generators/diagnostics/source-file.ts';
import type { Json } from '../../generators/source/document.ts';
import { IncrementalJson } from '../../generators/source/incremental-json.ts';
import { limits } from '../../generators/source/limits.ts';
import { parseJson } from '../../generators/source/parse-json.ts';
import type { ParsedFile } from '../../generators/source/parsed-file.ts';
import { formatPointer } from '../../generators/source/pointer.ts';
import { iterations } from '../runs/iterations.ts';

/** What is typed into JSON: the marks that mean something, whole members, and what means nothing. */
const typed = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '}',
    '[',
    ']',
    '"',
    ',',
    ':',
    '\\',
    ' ',
    '\n',
    '1',
    '9007199254740993',
    'null',
    '{}',
    '[]',
    '""',
  ),
  fc.constantFrom(
    '"a":1,',
    ',"a":{"b":[]}',
    '"__proto__":{},',
    '"a\\"":"}",',
    '[1,2],',
    '{"a":1,"a":2},',
    'é😀',
  ),
  fc.string({ maxLength: 3 }),
);
const name = fc.oneof(
  fc.constantFrom('a', 'b', '__proto__', '0', 'a/b', '~', '"\\', 'é😀'),
  fc.string({ maxLength: 3 }),
);
const { written } = fc.letrec<{ written: Json }>((tie) => ({
  written: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(fc.constantFrom('}', '{"', '\\"', ','), fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie('written'), { maxLength: 4 }),
    fc.dictionary(name, tie('written'), { maxKeys: 5 }),
  ),
}));
const edit = fc.record({ at: fc.nat(), length: fc.constantFrom(0, 0, 0, 1, 2, 9), text: typed });

describe('versions of a JSON file', () => {
  test('parse as the whole file does, whatever is typed into it', () => {
    let sound = 0;
    fc.assert(
      fc.property(
        fc.dictionary(name, written),
        fc.constantFrom(0, 1, 2),
        fc.array(edit),
        (first, indent, edits) => {
          const incremental = new IncrementalJson();
          let text = ` ${JSON.stringify(first, undefined, indent)}\n`;
          expect(all(incremental.parse({ path: 'a.json', text }))).toEqual(
            all(parseJson({ path: 'a.json', text })),
          );
          for (const { at, length, text: added } of edits) {
            const start = at % (text.length + 1);
            const given = { path: 'a.json', text: text.slice(0, start) + added + text.slice(start + length) };
            const whole = parseJson(given);
            expect(all(incremental.parse(given))).toEqual(all(whole));
            // What was broken is mended with the next edit.
            if (whole.value === undefined) continue;
            text = given.text;
            sound += 1;
          }
        },
      ),
      { numRuns: iterations(400) },
    );
    expect(sound).toBeGreaterThan(iterations(250));
  });

  test('share what has not changed', () => {
    const incremental = new IncrementalJson();
    const parse = (text: string) =>
      incremental.parse({ path: 'a.json', text }).value as Readonly<Record<string, Json>>;
    const before = parse('{"a":{"b":[1]},"c":{"d":{"e":2}},"f":[]}');
    const now = parse('{"a":{"b":[1]},"c":{"d":{"e":2},"g":3},"f":[]}');
    expect(now).toEqual({ a: { b: [1] }, c: { d: { e: 2 }, g: 3 }, f: [] });
    expect(now['a']).toBe(before['a']);
    expect(now['f']).toBe(before['f']);
    expect(before['c']).toEqual({ d: { e: 2 } });
  });

  test('are refused where an edit nests them too deeply', () => {
    const incremental = new IncrementalJson();
    const codes = [limits.depth - 1, limits.depth, limits.depth - 1].map((depth) => [
      depth,
      incremental.parse({ path: 'a.json', text: nested(depth) }).findings.map(({ code }) => code),
    ]);
    expect(codes).toEqual([
      [limits.depth - 1, []],
      [limits.depth, ['source/too-deep']],
      [limits.depth - 1, []],
    ]);
  });
});

function nested(depth: number): string {
  return `${'{"a":'.repeat(depth)}{}${'}'.repeat(depth)}`;
}

/** All that is known of a file, with the positions of all values and names. */
function all({ file, value, findings }: ParsedFile): object {
  const { locate } = contentOf(file);
  const places = [...pointersOf(value)].map((each) => [each, locate(each), locate(each, { key: true })]);
  return { names: namesOf(value), findings: recordFindings(findings), places };
}

function* pointersOf(inner: Json | undefined, tokens: readonly string[] = []): Generator<string> {
  yield formatPointer(tokens);
  if (typeof inner !== 'object' || inner === null) return;
  for (const [key, member] of Object.entries(inner)) yield* pointersOf(member, [...tokens, key]);
}

/** A value as a text that tells the order of members, and `__proto__` among them. */
function namesOf(inner: Json | undefined): string | undefined {
  return jsonText(inner);
}
