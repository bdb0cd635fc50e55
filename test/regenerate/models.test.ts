import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { recordFindings } from '../../generators/diagnostics/json.ts';
import { loadModel, type Loaded } from '../../generators/pipeline.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { StructuralSharing } from '../../generators/source/structural-sharing.ts';
import { EditedFiles } from '../source/edited-files.ts';
import { writtenAt } from '../source/written-at.ts';
import { everything } from './everything.ts';
import { iterations } from '../runs/iterations.ts';

const SEQUENCES = iterations(150);
const LONGEST = 5;

/** A member that is edited, and any other member of the files. */
interface Chosen {
  readonly holder: JsonObject;
  readonly name: string;
  readonly other: Json;
}

const edits: Readonly<Record<string, (chosen: Chosen) => void>> = {
  'leave out': ({ holder, name }) => {
    delete holder[name];
  },
  'write in another way': ({ holder, name }) => {
    holder[name] = typeof holder[name] === 'string' ? `${holder[name]}x` : 7;
  },
  'write what stands elsewhere': ({ holder, name, other }) => {
    holder[name] = structuredClone(other);
  },
  'write again under another name': ({ holder, name }) => {
    holder[`${name}2`] = structuredClone(holder[name] ?? null);
  },
  'write under another name': ({ holder, name }) => {
    holder[`${name}2`] = holder[name] ?? null;
    delete holder[name];
  },
  'put last': ({ holder, name }) => {
    const value = holder[name] ?? null;
    delete holder[name];
    holder[name] = value;
  },
  'put first in a list': ({ holder, name, other }) => {
    const { [name]: list } = holder;
    if (Array.isArray(list)) list.unshift(structuredClone(other));
  },
  'turn a reference to a name': ({ holder, other }) => {
    const { $ref: elsewhere } = (other ?? {}) as JsonObject;
    if (typeof holder['$ref'] === 'string' && elsewhere !== undefined) holder['$ref'] = elsewhere;
  },
  describe: ({ holder, name }) => {
    const { [name]: value } = holder;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) value['description'] = 'Words.';
  },
  'add a property': ({ holder, other }) => {
    const { properties } = holder;
    if (typeof properties === 'object' && properties !== null)
      (properties as JsonObject)['added'] = structuredClone(other);
  },
  identify: ({ holder }) => {
    if ('properties' in holder) holder['$id'] = 'https://example.com/one';
  },
};

it.each([
  ['JSON', (value: Json) => JSON.stringify(value, undefined, 1)],
  ['YAML', (value: Json) => stringify(value, { lineWidth: 0, aliasDuplicateObjects: false })],
])('reads edits of %s as a first reading does', async (_, print) => {
  let runs = 0;
  let accepted = 0;
  const step = fc.record({
    edit: fc.constantFrom(...Object.keys(edits)),
    at: fc.nat(),
    from: fc.nat(),
    undone: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: LONGEST }), async (steps) => {
      const texts = new Map<string, string>();
      let files: Record<string, JsonObject> = structuredClone(everything);
      const previous = new StructuralSharing();
      const kept = new EditedFiles(texts);
      const check = async (done: string): Promise<void> => {
        for (const [file, value] of Object.entries(files)) texts.set(file, print(value));
        const again = await loadModel('root.json', { reader: kept, previous });
        const first = await loadModel('root.json', { reader: new EditedFiles(texts) });
        expect({ done, ...shown(again) }).toEqual({ done, ...shown(first) });
        runs += 1;
        if (again.model !== undefined) accepted += 1;
      };
      await check('nothing');
      for (const { edit, at, from, undone } of steps) {
        const before = structuredClone(files);
        const members = membersOf(files);
        const [holder, name] = members[at % members.length] ?? [files, 'root.json'];
        const [elsewhere, other] = members[from % members.length] ?? [files, 'root.json'];
        edits[edit]?.({ holder, name, other: elsewhere[other] ?? null });
        await check(edit);
        if (!undone) continue;
        files = before;
        await check(`${edit} undone`);
      }
    }),
    { numRuns: SEQUENCES },
  );
  expect(accepted / runs).toBeGreaterThan(0.5);
});

/** All that people can see of a reading; of the model also the order of members. */
function shown({ model, findings, source }: Loaded): object {
  return {
    findings: recordFindings(findings),
    model: JSON.stringify(model, undefined, 1),
    files: source?.files,
    places: source && writtenAt(source),
  };
}

/** Every member of every object, with its holder. */
function membersOf(value: Json): readonly (readonly [holder: JsonObject, name: string])[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(membersOf);
  return Object.entries(value).flatMap(([name, inner]) => [[value, name] as const, ...membersOf(inner)]);
}
