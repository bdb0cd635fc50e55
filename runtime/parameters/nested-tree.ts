import { append, joinName, type Step } from './nested-name.ts';
import type { ParameterValue } from './descriptor.ts';

/** The value of pairs with nested names: texts (null without `=`), lists, and members by name. */
export type Tree = string | null | Tree[] | TreeMembers;
export type TreeMembers = Map<string, Tree>;

/** Two pairs use one name in two shapes; `name` is the part that they share: `a[b]`. */
export interface TreeConflict {
  readonly name: string;
}

/**
 * Sets the value at the steps, as Rack does: the last of equal names counts, a single value replaces any other value, and
 * a list or an object never replaces a single value. In a list, a new object begins if the last one already has the
 * member. In `a[][k]=1&a[][]=2`, Rack loses the `2`; here it is another item.
 */
export function insert(
  root: TreeMembers,
  steps: readonly Step[],
  value: string | null,
): TreeConflict | undefined {
  let members = root;
  for (let at = 0; at < steps.length; at += 1) {
    const key = String(steps[at]);
    const next = steps[at + 1];
    if (next === undefined) {
      members.set(key, value);
      return undefined;
    }
    const found = members.get(key) ?? undefined;
    if (next !== append) {
      const inner = found ?? new Map<string, Tree>();
      if (!(inner instanceof Map)) return { name: joinName(steps.slice(0, at + 1)) };
      members.set(key, inner);
      members = inner;
      continue;
    }
    const list = found ?? [];
    if (!Array.isArray(list)) return { name: joinName(steps.slice(0, at + 1)) };
    members.set(key, list);
    const rest = steps.slice(at + 2);
    if (rest.length === 0 || rest[0] === append) {
      list.push(rest.length === 0 ? value : [value]);
      return undefined;
    }
    members = lastOpenItem(list, rest);
    at += 1;
  }
  return undefined;
}

/** The tree as a value of strings. */
export function plainValue(tree: Tree): ParameterValue {
  if (Array.isArray(tree)) return tree.map(plainValue);
  if (!(tree instanceof Map)) return tree;
  const value: { [name: string]: ParameterValue } = Object.create(null);
  for (const [name, member] of tree) value[name] = plainValue(member);
  return value;
}

function lastOpenItem(list: Tree[], rest: readonly Step[]): TreeMembers {
  const last = list.at(-1);
  if (last instanceof Map && !hasMember(last, rest)) return last;
  const item: TreeMembers = new Map();
  list.push(item);
  return item;
}

/** Whether an item already has a value at a path; false for a path through a list, which accepts any number of values. */
function hasMember(item: TreeMembers, path: readonly Step[]): boolean {
  let tree: Tree = item;
  for (const step of path) {
    if (step === append || !(tree instanceof Map)) return false;
    const member: Tree | undefined = tree.get(step);
    if (member === undefined) return false;
    tree = member;
  }
  return true;
}
