import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { IncrementalYaml } from '../../generators/source/incremental-yaml.ts';
import { parseYaml } from '../../generators/source/parse-yaml.ts';
import { contentOf } from '../../generators/diagnostics/source-file.ts';
import { formatPointer } from '../../generators/source/pointer.ts';
import type { Json } from '../../generators/source/document.ts';
import { iterations } from '../runs/iterations.ts';

const spec = new URL('../../spec/', import.meta.url);
const files = readdirSync(spec, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.yaml'),
);
const texts = files.map((name) => readFileSync(new URL(name, spec), 'utf8'));

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
    file: fc.constantFrom(...texts),
    edits: fc.array(edit, { minLength: 1, maxLength: 6 }),
  });
  fc.assert(
    fc.property(run, ({ file, edits }) => {
      const incremental = new IncrementalYaml();
      let text = file;
      incremental.parse({ path: 'a.yaml', text });
      for (const { at, length, text: added } of edits) {
        const start = at % (text.length + 1);
        text = `${text.slice(0, start)}${added}${text.slice(start + length)}`;
        const given = { path: 'a.yaml', text };
        const [whole, pieces] = [parseYaml(given), incremental.parse(given)];
        expect(pieces.value).toEqual(whole.value);
        expect(pieces.findings.length > 0).toBe(whole.findings.length > 0);
      }
    }),
    { numRuns: iterations(100) },
  );
});

test('places are those of the whole file', () => {
  for (const text of texts) {
    const given = { path: 'a.yaml', text };
    const [whole, pieces] = [parseYaml(given), new IncrementalYaml().parse(given)];
    expect(pieces.value).toEqual(whole.value);
    for (const pointer of pointersOf(whole.value ?? null).slice(0, 60))
      for (const key of [true, false])
        expect([pointer, contentOf(pieces.file).locate(pointer, { key })]).toEqual([
          pointer,
          contentOf(whole.file).locate(pointer, { key }),
        ]);
  }
});

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
