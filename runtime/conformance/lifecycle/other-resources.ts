import type { WriteStep } from '../case.ts';
import { changedMembers } from '../changed-members.ts';
import { isReceived, jsonOf } from '../received.ts';
import { memberOf, type LifecycleRun, type CreatedResource } from './lifecycle-run.ts';

/** The other resources on the page of the list that contains the resource, by their names. */
export type OtherResources = ReadonlyMap<string, unknown>;

/** Texts of at least this length are not equal by chance. */
const DISTINCTIVE_LENGTH = 12;

export async function otherResourcesOf(
  run: LifecycleRun,
  { name, member }: CreatedResource,
): Promise<OtherResources> {
  const { list } = run.trial;
  if (list === undefined || member === undefined || run.listedAt === undefined) return new Map();
  const response = await run.context.target.send({ ...list.request, target: run.listedAt });
  const items: unknown = isReceived(response) && response.status === 200 ? jsonOf(response) : undefined;
  if (!Array.isArray(items)) return new Map();
  return new Map(
    items.flatMap((item: unknown): [string, unknown][] => {
      const found = memberOf(item, [member]);
      return found === undefined || found.name === name ? [] : [[found.name, item]];
    }),
  );
}

/** The name of another resource that has the sent values, and did not have them before. */
export function withChange(
  persisted: WriteStep['persisted'],
  before: OtherResources,
  after: OtherResources,
): string | undefined {
  const isDistinctive = Object.values(persisted).some(
    (value) => typeof value === 'string' && value.length >= DISTINCTIVE_LENGTH,
  );
  if (!isDistinctive) return undefined;
  const has = (item: unknown): boolean =>
    typeof item === 'object' &&
    item !== null &&
    Object.keys(persisted).every((name) => Object.hasOwn(item, name)) &&
    changedMembers(persisted, item).length === 0;
  return [...after].find(([name, item]) => before.has(name) && !has(before.get(name)) && has(item))?.[0];
}
