import { memberPointer } from './error.ts';
import type { Tree } from './nested-tree.ts';

/** Whether a member would reach a prototype if it is copied: `__proto__`, and `constructor` with a member `prototype`. */
export function reachesPrototype(name: string, member: unknown): boolean {
  if (name === '__proto__') return true;
  if (name !== 'constructor' || typeof member !== 'object' || member === null) return false;
  return member instanceof Map ? member.has('prototype') : Object.hasOwn(member, 'prototype');
}

/** Removes such members from a tree, at every depth, and reports the pointer of each. */
export function removePrototypeNames(tree: Tree, pointer: string, report: (pointer: string) => void): void {
  if (typeof tree !== 'object' || tree === null) return;
  for (const [name, member] of tree.entries()) {
    const at = memberPointer(pointer, name);
    if (tree instanceof Map && reachesPrototype(String(name), member)) {
      tree.delete(String(name));
      report(at);
    } else removePrototypeNames(member, at, report);
  }
}

export const NOT_ALLOWED: string = 'has a name that is not allowed';
