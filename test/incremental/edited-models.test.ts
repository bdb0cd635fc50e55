import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emitters } from '../../generators/emit/registry.ts';
import type { ApiModel } from '../../generators/model/model.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { emitted } from '../emit/emitted.ts';
import { CountedUnits } from './counted-units.ts';

/** A member of an object somewhere in a model whose value is a text, a number or a truth value, by its place in the walk. */
interface Slot {
  readonly holder: object;
  readonly key: string;
  /** The names that lead to it, with `*` for items of lists. */
  readonly kind: string;
  readonly value: string | number | boolean;
}

const { model } = await loadModel('test/cli/fixtures/petstore.yaml', { root: '.' });
if (model === undefined) throw new Error('The document was refused.');

const slots = slotsOf(model);
const values = Map.groupBy(slots, ({ key }) => key);
/** Members of one kind: `schemas.*.names.type`. One of each is edited. */
const groups = [...Map.groupBy(slots.keys(), (index) => slots[index]?.kind ?? '')];
const edits = groups.map(([, members]) => {
  const [[at, other] = [0, 0]] = fc.sample(fc.tuple(fc.nat(members.length - 1), fc.nat()), 1);
  return [members[at] ?? 0, other] as const;
});

test.each(emitters)('units of $name are printed again where their text changes', async (emitter) => {
  const units = new CountedUnits(emitter);
  const original = structuredClone(model);
  expect((await units.print(structuredClone(original))).texts.size).toBeGreaterThan(0);
  const seen = { edits: 0, changed: 0 };
  for (const [index, [slot, other]] of edits.entries()) {
    const copy = structuredClone(model);
    change(copy, slot, other);
    // A few edits leave a model that cannot be printed, or in which two schemas have one name.
    const cold = await Promise.resolve()
      .then(() => emitted(emitter, copy))
      .catch(() => undefined);
    const isSound = new Set(cold?.files.map(({ path }) => path)).size === cold?.files.length;
    if (cold === undefined || !isSound) continue;
    const { texts, printed } = await units.print(structuredClone(copy));
    seen.edits += 1;
    seen.changed += printed.length;
    const want = cold.files.map(({ path, text }) => [path, text]);
    expect([groups[index]?.[0], ...texts]).toEqual([groups[index]?.[0], ...want]);
    await units.print(structuredClone(original));
  }
  expect(seen.edits).toBeGreaterThan(edits.length / 2);
  expect(seen.changed > 0).toBe(emitter.name !== 'manifest');
});

/** All such members, each object once, in an order that a copy of the model has too. */
function slotsOf(root: object): readonly Slot[] {
  const found: Slot[] = [];
  const seen = new Set<object>();
  const enter = (holder: object, kind: string): void => {
    if (seen.has(holder)) return;
    seen.add(holder);
    for (const [key, value] of Object.entries(holder) as [string, unknown][]) {
      // Where things stand is for findings, and the bundle has again what the other lists have.
      if (key === 'at' || key === 'bundle') continue;
      const below = `${kind}.${Array.isArray(holder) ? '*' : key}`;
      if (typeof value === 'object' && value !== null) enter(value, below);
      if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
        found.push({ holder, key, kind: below, value });
    }
  };
  enter(root, 'model');
  return found;
}

/** Gives a member what a member of the same name has elsewhere, so that the model stays one that a document could have. */
function change(copy: ApiModel, index: number, other: number): void {
  const slot = slotsOf(copy)[index];
  if (slot === undefined) throw new Error('A copy of the model has other members.');
  const { holder, key, value } = slot;
  const others = new Set(values.get(key)?.map((each) => each.value));
  others.delete(value);
  const next = [...others][other % Math.max(1, others.size)];
  const made = typeof value === 'boolean' ? !value : typeof value === 'number' ? value + 1 : `${value} x`;
  Object.assign(holder, { [key]: next ?? made });
}
