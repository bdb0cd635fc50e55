import type { MakingStep } from '../case.ts';
import { changedMembers } from '../kept.ts';
import { isReceived, jsonOf } from '../received.ts';
import { memberOf, type Life, type Made } from './life.ts';

/** The other resources on the page of the list that contains the resource, by their names. */
export type Neighbours = ReadonlyMap<string, unknown>;

/** The length from which a text is not equal to another one by chance. */
const TELLING = 12;

export async function neighboursOf(life: Life, { name, member }: Made): Promise<Neighbours> {
  const { list } = life.trial;
  if (list === undefined || member === undefined || life.listedAt === undefined) return new Map();
  const response = await life.surroundings.target.send({ ...list.request, target: life.listedAt });
  const items: unknown = isReceived(response) && response.status === 200 ? jsonOf(response) : undefined;
  if (!Array.isArray(items)) return new Map();
  return new Map(
    items.flatMap((item: unknown): [string, unknown][] => {
      const found = memberOf(item, [member]);
      return found === undefined || found.name === name ? [] : [[found.name, item]];
    }),
  );
}

/** The name of a neighbour that has the sent values, and did not have them before. */
export function withChange(
  kept: MakingStep['kept'],
  before: Neighbours,
  after: Neighbours,
): string | undefined {
  const isTelling = Object.values(kept).some((value) => typeof value === 'string' && value.length >= TELLING);
  if (!isTelling) return undefined;
  const has = (item: unknown): boolean =>
    typeof item === 'object' &&
    item !== null &&
    Object.keys(kept).every((name) => Object.hasOwn(item, name)) &&
    changedMembers(kept, item).length === 0;
  return [...after].find(([name, item]) => before.has(name) && !has(before.get(name)) && has(item))?.[0];
}
