import { code, empty, indent, join, lines, type Code } from '../../code/code.ts';

/** The text of a type, with what is needed to use it in a larger one. */
export interface TypeExpression {
  readonly code: Code;
  /** Operator between its parts, `none` if it never needs parentheses. */
  readonly operator: 'none' | '&' | '|';
  /** The alternatives of a union, none for other types. */
  readonly alternatives: readonly TypeExpression[];
  /** The members of an object type that an interface could have, none for other types. */
  readonly members: readonly Code[];
}

/** Unions up to this length are printed on one line, longer ones with one alternative per line. */
const LONGEST_LINE = 72;

/** A type that is one word, one literal or in brackets. */
export function simpleType(text: Code): TypeExpression {
  return { code: text, operator: 'none', alternatives: [], members: [] };
}

export const unknownType = simpleType(code`unknown`);
export const neverType = simpleType(code`never`);
export const nullType = simpleType(code`null`);

/** `A | B`, without duplicates. `unknown` absorbs everything, `never` adds nothing. */
export function unionOf(types: readonly TypeExpression[]): TypeExpression {
  const alternatives = distinct(types.flatMap(alternativesOf)).filter((type) => !isSame(type, neverType));
  if (alternatives.some((type) => isSame(type, unknownType))) return unknownType;
  const [first, ...rest] = alternatives;
  if (first === undefined) return neverType;
  if (rest.length === 0) return first;
  return {
    code: printUnion(alternatives.map((type) => (type.operator === '&' ? code`(${type.code})` : type.code))),
    operator: '|',
    alternatives,
    members: [],
  };
}

/** `A & B`, without duplicates. `unknown` and object types without members add nothing; `never` absorbs all. */
export function intersectionOf(types: readonly TypeExpression[]): TypeExpression {
  const known = types.filter((type) => !isSame(type, unknownType));
  const specific = known.filter((type) => type !== anyObjectType);
  const parts = distinct(specific.length > 0 ? specific : known);
  if (parts.some((type) => isSame(type, neverType))) return neverType;
  const [first, ...rest] = parts;
  if (first === undefined) return unknownType;
  if (rest.length === 0) return first;
  const operands = parts.map((type) => (type.operator === '|' ? code`(${type.code})` : type.code));
  return { code: join(operands, code` & `), operator: '&', alternatives: [], members: [] };
}

/** `A[]`; the global name `Array` may be shadowed by a type of the document. */
export function arrayOf(item: TypeExpression): TypeExpression {
  return simpleType(item.operator === 'none' ? code`${item.code}[]` : code`(${item.code})[]`);
}

/** An object type. Its members end in semicolons; without members, it is the type of any object. */
export function objectType(members: readonly Code[]): TypeExpression {
  return members.length === 0 ? anyObjectType : typeOfMembers(members);
}

function typeOfMembers(members: readonly Code[]): TypeExpression {
  const type = simpleType(code`{
  ${members}
}`);
  return { ...type, members };
}

const anyObjectType = typeOfMembers([code`[key: string]: unknown;`]);

/** A type after `:` or `=`, with a space before it unless it starts on a new line. */
export function afterSign(type: TypeExpression): Code {
  return type.code.toString().startsWith('\n') ? type.code : join([empty, type.code], code` `);
}

export function isSame(left: TypeExpression, right: TypeExpression): boolean {
  return left.code.toString() === right.code.toString();
}

/** Whether a type is another one, or has it as an alternative. */
export function hasAlternative(type: TypeExpression, alternative: TypeExpression): boolean {
  return alternativesOf(type).some((each) => isSame(each, alternative));
}

/** A type with one of its alternatives replaced. */
export function replaced(type: TypeExpression, old: TypeExpression, by: TypeExpression): TypeExpression {
  if (!hasAlternative(type, old)) return type;
  return unionOf(alternativesOf(type).map((each) => (isSame(each, old) ? by : each)));
}

function alternativesOf(type: TypeExpression): readonly TypeExpression[] {
  return type.operator === '|' ? type.alternatives : [type];
}

function distinct(types: readonly TypeExpression[]): readonly TypeExpression[] {
  return [...new Map(types.map((type) => [type.code.toString(), type])).values()];
}

function printUnion(alternatives: readonly Code[]): Code {
  const line = join(alternatives, code` | `);
  const text = line.toString();
  if (text.length <= LONGEST_LINE && !text.includes('\n')) return line;
  const rows = alternatives.map((alternative) => code`| ${alternative}`);
  return code`
${indent(lines(rows))}`;
}
