import { limits } from '../limits.ts';

/** A part of an expression of `rules:if`. */
export type Token =
  | { kind: 'variable'; name: string }
  | { kind: 'text'; text: string }
  | { kind: 'pattern'; pattern: string }
  | { kind: 'null' }
  | { kind: 'operator'; operator: Operator }
  | { kind: 'open' }
  | { kind: 'close' };

/** The operators that compare or join two sides. */
export type Operator = '==' | '!=' | '=~' | '!~' | '&&' | '||';

const token =
  /\s*(?:\$(?<variable>\w+)|"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<pattern>\/(?:[^/\\]|\\.)+\/[ismU]*)|(?<none>null\b)|(?<operator>==|!=|=~|!~|&&|\|\|)|(?<paren>[()]))\s*/sy;

const operators: readonly Operator[] = ['==', '!=', '=~', '!~', '&&', '||'];

/**
 * The tokens of an expression, in order.
 * @returns undefined if a token is unknown, or there are too many.
 */
export function expressionTokens(source: string): readonly Token[] | undefined {
  if (source.length > limits.patternLength) return undefined;
  const tokens: Token[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < source.length) {
    if (tokens.length === limits.tokens) return undefined;
    const groups = token.exec(source)?.groups;
    if (groups === undefined) return undefined;
    tokens.push(tokenOf(groups));
  }
  return tokens;
}

function tokenOf(groups: Readonly<Record<string, string | undefined>>): Token {
  const { variable, double, single, pattern, none, operator, paren } = groups;
  if (variable !== undefined) return { kind: 'variable', name: variable };
  if (pattern !== undefined) return { kind: 'pattern', pattern };
  if (none !== undefined) return { kind: 'null' };
  if (paren !== undefined) return { kind: paren === '(' ? 'open' : 'close' };
  const known = operators.find((candidate) => candidate === operator);
  return known === undefined
    ? { kind: 'text', text: double ?? single ?? '' }
    : { kind: 'operator', operator: known };
}
