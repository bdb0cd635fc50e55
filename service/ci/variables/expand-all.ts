import type { Budget } from '../budget.ts';
import type { VariableValues } from '../rules/evaluate.ts';
import { expandText, usedVariables } from './expand.ts';

/** A variable with its value. A raw one is not expanded. */
export type ValueOf = { value: string; raw?: boolean };

/** The values of variables, and the names of circular ones. */
export type Expansion = { values: VariableValues; circular: readonly string[] };

type Frame = { name: string; used: readonly string[]; next: number };

/**
 * The values of variables with the variables in them expanded, in any order. Circular variables stay as they are; uses
 * of undefined variables become empty.
 * @throws ConfigurationError if a value becomes too long, or the budget is used up.
 */
export function expandAll(variables: ReadonlyMap<string, ValueOf>, budget: Budget): Expansion {
  const values = new Map<string, string>();
  const circular = new Set<string>();
  for (const name of variables.keys()) expandFrom(name);
  return { values, circular: [...circular] };

  /** Visits the variables that a variable uses with an explicit stack: chains can be long. */
  function expandFrom(root: string): void {
    const path: Frame[] = [];
    const open = new Set<string>();
    enter(root);
    for (let frame = path.at(-1); frame !== undefined; frame = path.at(-1)) {
      const inner = frame.used[frame.next];
      frame.next += 1;
      if (inner === undefined) {
        const { name } = frame;
        const { value } = variables.get(name) ?? { value: '' };
        values.set(
          name,
          circular.has(name) ? value : expandText(value, values, budget, { keepDollars: true }),
        );
        open.delete(name);
        path.pop();
      } else if (open.has(inner)) markCircle(path, inner);
      else enter(inner);
    }

    function enter(name: string): void {
      const variable = variables.get(name);
      if (variable === undefined || values.has(name)) return;
      const used = variable.raw === true ? [] : usedVariables(variable.value);
      budget.spend(1 + used.length);
      if (used.length === 0) {
        values.set(name, variable.value);
        return;
      }
      open.add(name);
      path.push({ name, used, next: 0 });
    }
  }

  function markCircle(path: readonly Frame[], start: string): void {
    budget.spend(path.length);
    const from = path.findIndex((frame) => frame.name === start);
    for (const { name } of path.slice(from)) {
      circular.add(name);
      if (!values.has(name)) values.set(name, variables.get(name)?.value ?? '');
    }
  }
}
