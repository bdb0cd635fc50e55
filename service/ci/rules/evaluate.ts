import type { Expression } from './expression.ts';
import type { Matching } from './matching.ts';

/** The values of variables by name. */
export type VariableValues = ReadonlyMap<string, string>;

/**
 * Whether an expression is true. A single variable or text is true if it is not empty; an undefined variable is `null`.
 * @throws ConfigurationError if the budget of matching is used up.
 */
export function holds(expression: Expression, variables: VariableValues, matching: Matching): boolean {
  const value = evaluate(expression, variables, matching);
  return typeof value === 'boolean' ? value : value !== null && value.trim() !== '';
}

function evaluate(
  expression: Expression,
  variables: VariableValues,
  matching: Matching,
): string | boolean | null {
  switch (expression.kind) {
    case 'variable':
      return variables.get(expression.name) ?? null;
    case 'text':
      return expression.text;
    case 'pattern':
      return expression.pattern;
    case 'null':
      return null;
    case 'operation':
      break;
  }
  const { operator, left, right } = expression;
  switch (operator) {
    case '&&':
      return holds(left, variables, matching) && holds(right, variables, matching);
    case '||':
      return holds(left, variables, matching) || holds(right, variables, matching);
    case '==':
      return evaluate(left, variables, matching) === evaluate(right, variables, matching);
    case '!=':
      return evaluate(left, variables, matching) !== evaluate(right, variables, matching);
    case '=~':
      return matchesSide(expression, variables, matching);
    case '!~':
      return !matchesSide(expression, variables, matching);
  }
}

/**
 * Whether the left side matches the right one. The value of a variable may be a pattern (`/^v/`). If it is another
 * text, it matches if it contains the left side. An undefined variable never matches.
 */
function matchesSide(
  { left, right }: { left: Expression; right: Expression },
  variables: VariableValues,
  matching: Matching,
): boolean {
  const text = String(evaluate(left, variables, matching) ?? '');
  const pattern = evaluate(right, variables, matching);
  if (typeof pattern !== 'string') return false;
  return matching.isPattern(pattern) ? matching.matches(pattern, text) : matching.contains(pattern, text);
}
