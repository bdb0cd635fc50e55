import ts from 'typescript';
import { tokensIn, tokensOfPart } from '../../code/tokens.ts';

/** A function, method or constant, and how messages name it: `call in runtime/client/call.ts`. */
export interface Place {
  readonly node: ts.Node;
  readonly name: string;
}

/** A part of a file that has another text. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * What a fault changes in a place. Pieces of code are compared by their tokens, so that lines and spaces do not matter, and
 * are there exactly once.
 */
export type Change = (place: Place) => readonly Edit[];

/** Other code in place of a piece: an expression, an operator, or a part of one; none takes it away. */
export function replace(piece: string, by: string): Change {
  return (place) => {
    const [first, last] = piecesIn(place, piece);
    return [{ from: first.getStart(), to: last.end, text: by }];
  };
}

/** Takes away the item or member that a piece is, otherwise the smallest statement that has it. */
export function drop(piece: string): Change {
  return (place) => {
    const [first, last] = piecesIn(place, piece);
    const whole = itemOf(first, last);
    if (whole !== undefined) {
      const tokens = tokensIn(place.node);
      const after = tokens[tokens.indexOf(last) + 1];
      const to = after?.kind === ts.SyntaxKind.CommaToken ? after.end : whole.end;
      return [{ from: whole.getStart(), to, text: '' }];
    }
    const statement = statementOf(place, first);
    return [{ from: statement.getStart(), to: statement.end, text: ';' }];
  };
}

/** Adds code before the smallest statement that has a piece and stands in a block. */
export function before(piece: string, code: string): Change {
  return (place) => {
    let statement = statementOf(place, piecesIn(place, piece)[0]);
    while (!ts.isBlock(statement.parent)) statement = statementOf(place, statement.parent);
    const from = statement.getStart();
    return [{ from, to: from, text: `${code} ` }];
  };
}

/** Other statements in place of all that a function does. */
export function body(statements: string): Change {
  return ({ node, name }) => {
    if (!('body' in node) || node.body === undefined) throw new Error(`${name} is no function with a body.`);
    const { end } = node.body as ts.Block;
    return [{ from: (node.body as ts.Block).getStart() + 1, to: end - 1, text: ` ${statements} ` }];
  };
}

/** Another text in a literal: a string, a part of a template, or a regular expression, as the source writes it. */
export function text(from: string, to: string): Change {
  return (place) => {
    const literals = tokensIn(place.node).filter((token) => isLiteral(token));
    const found = literals.flatMap((token) => {
      const parts = token.getText().split(from);
      return parts.slice(1).map((_, index) => {
        return token.getStart() + parts.slice(0, index + 1).join(from).length;
      });
    });
    const [at] = found;
    if (at === undefined || found.length > 1) throw notOnce(place, `the text ${from}`, found.length);
    return [{ from: at, to: at + from.length, text: to }];
  };
}

/** One fault that needs changes at several points. */
export function together(...changes: readonly Change[]): Change {
  return (place) => changes.flatMap((change) => change(place));
}

/** The first and the last token of a piece. */
function piecesIn(place: Place, piece: string): readonly [ts.Node, ts.Node] {
  const tokens = tokensIn(place.node);
  const texts = tokens.map((token) => token.getText());
  const wanted = tokensOfPart(piece);
  const starts = texts.flatMap((_, at) =>
    wanted.every((each, index) => texts[at + index] === each) ? [at] : [],
  );
  const [start = -1] = starts;
  const [first, last] = [tokens[start], tokens[start + wanted.length - 1]];
  if (first === undefined || last === undefined || starts.length > 1)
    throw notOnce(place, piece, starts.length);
  return [first, last];
}

function notOnce({ name }: Place, piece: string, count: number): Error {
  const found = count === 0 ? 'not there' : `there ${count} times`;
  const remedy = count === 0 ? 'what has the same fault now' : 'a longer piece that is there once';
  return new Error(`${name}: ${piece} is ${found}. Name ${remedy} in the row of the fault.`);
}

function isLiteral(token: ts.Node): boolean {
  return (
    ts.isStringLiteral(token) ||
    ts.isRegularExpressionLiteral(token) ||
    ts.isNoSubstitutionTemplateLiteral(token) ||
    ts.isTemplateHead(token) ||
    ts.isTemplateMiddleOrTemplateTail(token)
  );
}

/** The item of an array or member of an object that begins and ends with two tokens. */
function itemOf(first: ts.Node, last: ts.Node): ts.Node | undefined {
  for (let node = first; node.getStart() === first.getStart() && node.end <= last.end; node = node.parent) {
    const isItem = ts.isArrayLiteralExpression(node.parent) || ts.isObjectLiteralExpression(node.parent);
    if (isItem && node.end === last.end) return node;
  }
  return undefined;
}

function statementOf({ node: whole, name }: Place, token: ts.Node): ts.Node {
  for (let node = token; node !== whole; node = node.parent)
    if (ts.isStatement(node) && !ts.isBlock(node)) return node;
  throw new Error(`${name}: ${token.getText()} is in no statement.`);
}
