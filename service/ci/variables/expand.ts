import { Budget } from '../budget.ts';
import { ConfigurationError } from '../configuration-error.ts';
import { limits } from '../limits.ts';
import type { VariableValues } from '../rules/evaluate.ts';

/** `$$` is a dollar sign; `$NAME`, `${NAME}` and `%NAME%` are variables. */
const use = /\$\$|\$(?:(?<plain>[A-Za-z_]\w*)|\{(?<braced>\w+)\})|%(?<percent>\w+)%/g;

/** The budget of expanded text for one pipeline. */
export function expansionBudget(): Budget {
  return new Budget(limits.expansion, 'the variables of the configuration take too much time to expand');
}

/** What stays as it is: uses of undefined variables, and `$$`. */
export type Keep = { keepUnknown?: boolean; keepDollars?: boolean };

/**
 * Inserts the values of variables into a text, once: inserted values are not expanded again. Uses of undefined
 * variables become empty and `$$` becomes `$`, unless they are kept.
 * @throws ConfigurationError if the text becomes longer than 64 Ki characters, or the budget is used up.
 */
export function expandText(
  text: string,
  variables: VariableValues,
  budget: Budget,
  { keepUnknown = false, keepDollars = false }: Keep = {},
): string {
  if (!text.includes('$') && !text.includes('%')) return text;
  let length = text.length;
  const expanded = text.replaceAll(use, (whole, ...rest) => {
    if (whole === '$$') return keepDollars ? whole : '$';
    const groups: unknown = rest.at(-1);
    const name = nameOf(groups);
    const value = (name === undefined ? undefined : variables.get(name)) ?? (keepUnknown ? whole : '');
    length += value.length;
    if (length > limits.expandedLength) throw tooLong(name ?? whole);
    return value;
  });
  budget.spend(length);
  return expanded;
}

/** The names of the variables that a text uses. */
export function usedVariables(text: string): readonly string[] {
  const names: string[] = [];
  for (const { groups } of text.matchAll(use)) {
    const name = nameOf(groups);
    if (name !== undefined) names.push(name);
  }
  return names;
}

function nameOf(groups: unknown): string | undefined {
  if (typeof groups !== 'object' || groups === null) return undefined;
  const found: Partial<Record<'plain' | 'braced' | 'percent', string>> = groups;
  return found.plain ?? found.braced ?? found.percent;
}

function tooLong(name: string): ConfigurationError {
  return new ConfigurationError(`the text becomes too long where ${name} is expanded`);
}
