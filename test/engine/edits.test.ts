import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noPlaces } from '../../generators/diagnostics/no-places.ts';
import type { OutputFile } from '../../generators/emit/emitter.ts';
import { isGathering } from '../../generators/emit/print-emission.ts';
import { emitters } from '../../generators/emit/registry.ts';
import type { ApiModel } from '../../generators/model/model.ts';
import { loadModel } from '../../generators/pipeline.ts';

/** A member of an object somewhere in a model whose value is a text, a number or a truth value, by its place in the walk. */
interface Slot {
  readonly holder: object;
  readonly key: string;
  /** The names that lead to it, with `*` for items of lists. */
  readonly kind: string;
  readonly value: string | number | boolean;
}

/** What a unit says that it reads, and what it prints. */
interface Printed {
  readonly reads: string;
  readonly text: string;
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

test.each(emitters)('what units of $name print changes only with what they name', async ({ name, emit }) => {
  const before = await printed(emit, structuredClone(model));
  // The manifest has no units: it is made at once.
  expect(before.size > 0).toBe(name !== 'manifest');
  if (before.size === 0) return;
  const seen = { edits: 0, changed: 0 };
  for (const [index, [slot, other]] of edits.entries()) {
    const copy = structuredClone(model);
    change(copy, slot, other);
    // A few edits leave a model of which nothing can be printed.
    const after = await printed(emit, copy).catch(() => undefined);
    if (after === undefined) continue;
    seen.edits += 1;
    const changed = [...after].filter(([path, { text }]) => before.get(path)?.text !== text);
    seen.changed += changed.length;
    const unnamed = changed.filter(([path, { reads }]) => before.get(path)?.reads === reads);
    expect([groups[index]?.[0], ...unnamed.map(([path]) => path)]).toEqual([groups[index]?.[0]]);
  }
  expect(seen.edits).toBeGreaterThan(edits.length / 2);
  expect(seen.changed).toBeGreaterThan(0);
});

/** The units of an emitter by their paths. */
async function printed(
  emit: (model: ApiModel, places: typeof noPlaces) => ReturnType<(typeof emitters)[number]['emit']>,
  of: ApiModel,
): Promise<ReadonlyMap<string, Printed>> {
  const { files } = await emit(of, noPlaces);
  const found = new Map<string, Printed>();
  const earlier: OutputFile[] = [];
  for (const unit of files) {
    if (!('print' in unit)) {
      earlier.push(unit);
      continue;
    }
    const gathered = isGathering(unit) ? [...earlier] : [];
    const made = await unit.print(gathered);
    // Earlier files are read too by a unit that gathers, as far as it says.
    const looks = gathered.map(({ path, text, exports }) =>
      unit.gathers === 'exports' ? [path, exports] : [path, text],
    );
    const reads = JSON.stringify([unit.reads(), looks]);
    found.set(unit.path, { reads, text: JSON.stringify(made) });
    earlier.push(...made);
  }
  return found;
}

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
