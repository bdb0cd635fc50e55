import { expressionTokens, type Operator, type Token } from './expression-tokens.ts';
import type { Matching } from './matching.ts';

/** An expression of `rules:if` as a tree. */
export type Expression =
  | { kind: 'variable'; name: string }
  | { kind: 'text'; text: string }
  | { kind: 'pattern'; pattern: string }
  | { kind: 'null' }
  | { kind: 'operation'; operator: Operator; left: Expression; right: Expression };

/** The precedence of operators: comparisons before `&&`, and that before `||`. */
const powers: Readonly<Record<Operator, number>> = { '||': 1, '&&': 2, '==': 3, '!=': 3, '=~': 3, '!~': 3 };

/**
 * Parses an expression such as `$CI_COMMIT_BRANCH == "main" && $TAG =~ /^v\d/i`.
 * @returns undefined if it is invalid, or if a regular expression in it is not valid in RE2.
 */
export function parseExpression(source: string, matching: Matching): Expression | undefined {
  const tokens = expressionTokens(source);
  if (tokens === undefined || tokens.length === 0) return undefined;
  const parser = { tokens, at: 0, matching };
  const expression = parseOperation(parser, 0);
  return parser.at === tokens.length ? expression : undefined;
}

type Parser = { tokens: readonly Token[]; at: number; matching: Matching };

/**
 * Parses operators with a higher precedence than `power`. The depth of recursion is bounded by the number of tokens.
 */
function parseOperation(parser: Parser, power: number): Expression | undefined {
  let left = parseOperand(parser);
  while (left !== undefined) {
    const token = parser.tokens[parser.at];
    if (token?.kind !== 'operator' || powers[token.operator] <= power) return left;
    parser.at += 1;
    const right = parseOperation(parser, powers[token.operator]);
    if (right === undefined || !fits(token.operator, right)) return undefined;
    left = { kind: 'operation', operator: token.operator, left, right };
  }
  return undefined;
}

function parseOperand(parser: Parser): Expression | undefined {
  const token = parser.tokens[parser.at];
  if (token === undefined) return undefined;
  parser.at += 1;
  switch (token.kind) {
    case 'open': {
      const inner = parseOperation(parser, 0);
      const closes = parser.tokens[parser.at]?.kind === 'close';
      parser.at += 1;
      return closes ? inner : undefined;
    }
    case 'pattern':
      return parser.matching.isPattern(token.pattern) ? token : undefined;
    case 'variable':
    case 'text':
    case 'null':
      return token;
    default:
      return undefined;
  }
}

/** The right side of a match must be a pattern, or something that can contain one. */
function fits(operator: Operator, right: Expression): boolean {
  if (operator !== '=~' && operator !== '!~') return true;
  return right.kind === 'pattern' || right.kind === 'variable' || right.kind === 'text';
}
