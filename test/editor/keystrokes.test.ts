import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { Buffers } from '../../generators/editor/buffers.ts';
import { CheckedDocument } from '../../generators/editor/checked-document.ts';
import { diagnosticsOf } from '../../generators/editor/findings.ts';
import { EditorText } from '../../generators/editor/text-buffer.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { everything } from '../regenerate/everything.ts';
import { iterations } from '../runs/iterations.ts';

const SEQUENCES = iterations(120);
const LONGEST = 8;

/** What a keystroke does to the lines of a file, at one of them. */
const keystrokes: Readonly<Record<string, (lines: string[], at: number, other: string) => void>> = {
  'type a letter': (lines, at) => {
    lines[at] = `${lines[at] ?? ''}x`;
  },
  'take a line out': (lines, at) => {
    lines.splice(at, 1);
  },
  'paste a line': (lines, at, other) => {
    lines.splice(at, 0, other);
  },
  'change a word': (lines, at) => {
    lines[at] = (lines[at] ?? '').replace(/(?<=[a-z])[a-z]/, 'q');
  },
  'indent a line': (lines, at) => {
    lines[at] = `  ${lines[at] ?? ''}`;
  },
  'open a list': (lines, at) => {
    lines[at] = (lines[at] ?? '').replace(/: .*/, ': [');
  },
};

test('a keystroke finds what a document that was just opened finds', async () => {
  const names = Object.keys(everything).map(yamlName);
  const step = fc.record({
    keystroke: fc.constantFrom(...Object.keys(keystrokes)),
    file: fc.constantFrom(...names),
    at: fc.nat(),
    from: fc.nat(),
    undone: fc.boolean(),
  });
  const seen = { broken: 0, repaired: 0, found: new Set<string>() };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: LONGEST }), async (steps) => {
      const texts = new Map(
        Object.entries(everything).map(([name, value]) => [yamlName(name), textOf(value)]),
      );
      const buffers = new Buffers();
      const document = new CheckedDocument(rootDocument, buffers);
      let wasBroken = false;
      const compare = async (done: string): Promise<void> => {
        for (const [name, text] of texts) open(buffers, name, text);
        const again = await document.check();
        const fresh = new Buffers();
        for (const [name, text] of texts) open(fresh, name, text);
        const first = await new CheckedDocument(rootDocument, fresh).check();
        const isBroken = first.some(({ code }) => code === 'source/syntax');
        // Beside a syntax error, the editor shows what it found before; a document that was just opened has no before.
        const shown = (all: typeof first): object =>
          Object.fromEntries(
            diagnosticsOf(
              all.filter(({ code }) => !isBroken || code === 'source/syntax'),
              rootDocument.path,
              buffers.uriOf,
            ),
          );
        expect({ done, ...shown(again) }).toEqual({ done, ...shown(first) });
        if (isBroken) seen.broken += 1;
        else if (wasBroken) seen.repaired += 1;
        wasBroken = isBroken;
        for (const { code } of first) seen.found.add(code);
      };
      await compare('nothing');
      for (const { keystroke, file, at, from, undone } of steps) {
        const before = texts.get(file) ?? '';
        const lines = before.split('\n');
        const other = lines[from % lines.length] ?? '';
        keystrokes[keystroke]?.(lines, at % lines.length, other);
        texts.set(file, lines.join('\n'));
        await compare(keystroke);
        if (!undone) continue;
        texts.set(file, before);
        await compare(`${keystroke} undone`);
      }
    }),
    { numRuns: SEQUENCES },
  );
  expect(seen.broken).toBeGreaterThan(SEQUENCES / 4);
  expect(seen.repaired).toBeGreaterThan(SEQUENCES / 8);
  expect(seen.found.size).toBeGreaterThan(10);
});

/** Nothing of it is on the disk. */
const rootDocument = { path: '/nowhere/root.yaml', options: { strict: true, lint: true } };

function textOf(value: JsonObject): string {
  return yamlName(stringify(value, { lineWidth: 0, aliasDuplicateObjects: false }));
}

function yamlName(text: string): string {
  return text.replaceAll('.json', '.yaml');
}

function open(buffers: Buffers, name: string, text: string): void {
  const path = `/nowhere/${name}`;
  buffers.set({ uri: `file://${path}`, path, version: 1, content: new EditorText(text) });
}
