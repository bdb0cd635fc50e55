import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { parse, stringify } from 'yaml';
import { emitters } from '../../generators/emit/registry.ts';
import { withNeeds } from '../../generators/emit/emitter.ts';
import { Regenerator } from '../../generators/regenerate/regenerator.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { coldRun, comparable } from './compared.ts';
import { iterations } from '../runs/iterations.ts';

/** Sequences of edits for each document. */
const SEQUENCES = iterations(40);

/** What somebody does to a member of an object, in ways that give documents nobody thought of. */
const edits: Readonly<Record<string, (holder: JsonObject, name: string) => void>> = {
  'leave out': (holder, name) => {
    delete holder[name];
  },
  'write in another way': (holder, name) => {
    holder[name] = typeof holder[name] === 'string' ? `${holder[name]}x` : 'text';
  },
  'write again under another name': (holder, name) => {
    holder[`${name}2`] = structuredClone(holder[name] ?? null);
  },
  'put last': (holder, name) => {
    const value = holder[name] ?? null;
    delete holder[name];
    holder[name] = value;
  },
  empty: (holder, name) => {
    holder[name] = Array.isArray(holder[name]) ? [] : {};
  },
};

it.each(['examples/library/openapi.yaml', 'test/cli/fixtures/petstore.yaml'])(
  'gives after edits of %s what a first run gives',
  async (path) => {
    const text = readFileSync(path, 'utf8');
    const folder = mkdtempSync(join(tmpdir(), 'foreign-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const document = join(folder, 'openapi.yaml');
    const request = { document, emitters: withNeeds(emitters) };
    const regenerator = new Regenerator(request);
    const steps = fc.array(fc.tuple(fc.constantFrom(...Object.keys(edits)), fc.nat()), {
      minLength: 1,
      maxLength: 3,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const edited = parse(text) as JsonObject;
        for (const [edit, number] of sequence) {
          const members = membersOf(edited);
          const [holder, name] = members[number % members.length] ?? [edited, 'info'];
          edits[edit]?.(holder, name);
          writeFileSync(document, stringify(edited, { lineWidth: 0, aliasDuplicateObjects: false }));
          const again = await regenerator.run(new Set([document]));
          expect(comparable(again)).toEqual(comparable(await coldRun(request)));
        }
      }),
      { numRuns: SEQUENCES },
    );
  },
);

/** Every member of every object, with its holder. */
function membersOf(value: Json): readonly (readonly [holder: JsonObject, name: string])[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(membersOf);
  return Object.entries(value).flatMap(([name, inner]) => [[value, name] as const, ...membersOf(inner)]);
}
