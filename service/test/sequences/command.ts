import fc from 'fast-check';
import { expect } from 'vitest';
import type { Answer } from '../families/world.ts';
import type { Items, Model, Real } from './model.ts';
import { walk } from './walk.ts';

/** One request of a sequence, with its effect on the model. */
class Command implements fc.AsyncCommand<Model, Real> {
  readonly #name: string;
  readonly #run: (model: Model, real: Real) => Promise<void>;

  constructor(name: string, run: (model: Model, real: Real) => Promise<void>) {
    this.#name = name;
    this.#run = run;
  }

  check(): boolean {
    return true;
  }

  async run(model: Model, real: Real): Promise<void> {
    await this.#run(model, real);
  }

  toString(): string {
    return this.#name;
  }
}

/** Commands of a kind, with their values in their names. */
export function command<Values>(
  name: string,
  values: fc.Arbitrary<Values>,
  run: (values: Values, model: Model, real: Real) => Promise<void>,
): fc.Arbitrary<fc.AsyncCommand<Model, Real>> {
  return values.map(
    (given) => new Command(`${name} ${fc.stringify(given)}`, (model, real) => run(given, model, real)),
  );
}

/** One of the items of the model, or the name of a missing one. */
export function pick(items: Items, at: number): string {
  const names = [...items.keys()];
  return names[at % (names.length + 1)] ?? '987654';
}

/** Checks a status, and shows the body if it differs. */
export function expectStatus({ status, body }: Answer, want: number): void {
  expect([status, status === want ? undefined : JSON.stringify(body).slice(0, 300)]).toEqual([
    want,
    undefined,
  ]);
}

/** Checks that a list contains what the model contains: the same items, each as it was stored, and the right total. */
export async function expectList(
  send: Real['send'][keyof Real['send']],
  path: string,
  { items, named }: { readonly items: Items; readonly named: string },
): Promise<void> {
  const found = await walk(send, `${path}?per_page=2`);
  expect(found.total).toBe(items.size);
  const byName = new Map(found.items.map((item) => [String(item[named]), item]));
  expect([...byName.keys()].toSorted()).toEqual([...items.keys()].toSorted());
  expect(found.items).toHaveLength(items.size);
  for (const [name, stored] of items) expect(byName.get(name)).toMatchObject(stored);
}
