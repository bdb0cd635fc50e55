import type { CaseKind } from '../../runtime/conformance/case.ts';
import type { ParameterIn } from '../model/model.ts';
import type { Json } from '../json/json.ts';
import { isObject } from '../json/member.ts';
import { markdownCode, markdownText } from '../code/markdown.ts';

/** What a run has exercised of a document, and why it has not exercised the rest. Plain data. */
export interface Ledger {
  readonly title: string;
  readonly version: string;
  readonly seed: number;
  readonly operations: readonly OperationLedger[];
}

/** What was exercised of one operation. */
export interface OperationLedger {
  readonly id: string;
  readonly responses: readonly (Line & { readonly status: string; readonly mediaType?: string })[];
  readonly bodies: readonly (Line & { readonly mediaType: string })[];
  readonly parameters: readonly (Line & { readonly in: ParameterIn; readonly name: string })[];
  readonly constraints: readonly (Line & ConstraintName)[];
  readonly checks: readonly (Line & { readonly kind: CaseKind })[];
}

/** A rule for a part of a request; in the pointer `*` represents every item and every undescribed member. */
export interface ConstraintName {
  readonly in: ParameterIn | 'body';
  readonly pointer: string;
  readonly keyword: string;
  readonly mediaType?: string;
}

/** How often something was exercised; if it never was, the reason. */
export interface Line {
  readonly times: number;
  readonly why?: string;
  /** False for a check that cannot apply to the operation. */
  readonly applies?: false;
}

/** The exercised share: `5 of 6`. */
export function share(all: readonly Line[]): string {
  const lines = all.filter(({ applies }) => applies !== false);
  return lines.length === 0 ? '–' : `${lines.filter(({ times }) => times > 0).length} of ${lines.length}`;
}

/** The shares of an operation, in the order of `ledgerColumns`. */
export function sharesOf(operation: OperationLedger): readonly string[] {
  const { responses, bodies, parameters, constraints, checks } = operation;
  return [responses, bodies, parameters, constraints, checks].map(share);
}

export const ledgerColumns: readonly string[] = [
  'Responses',
  'Bodies',
  'Parameters',
  'Constraints',
  'Checks',
];

/**
 * What was not exercised of an operation, as Markdown: a line for each reason. Checks that do not apply are not gaps.
 */
export function gapLines(operation: OperationLedger): readonly string[] {
  const { responses, bodies, parameters, constraints, checks } = operation;
  const named: readonly (readonly [string, Line])[] = [
    ...responses.map(
      (each) => [['response', each.status, each.mediaType ?? ''].join(' ').trim(), each] as const,
    ),
    ...bodies.map((each) => [`body ${each.mediaType}`, each] as const),
    ...parameters.map((each) => [`${each.in} ${each.name}`, each] as const),
    ...constraints.map((each) => [constraintText(each), each] as const),
    ...checks.map((each) => [`check ${each.kind}`, each] as const),
  ];
  const gaps = named.filter(([, { times, applies }]) => times === 0 && applies !== false);
  const byReason = Map.groupBy(gaps, ([, { why }]) => why ?? 'nobody knows why');
  return [...byReason].map(
    ([why, those]) => `${markdownText(why)}: ${those.map(([what]) => markdownCode(what)).join(', ')}`,
  );
}

function constraintText({ in: part, pointer, keyword, mediaType }: ConstraintName): string {
  return `${part}${pointer} ${keyword}${mediaType === undefined ? '' : ` as ${mediaType}`}`;
}

/** The text members of lines, by list. */
const textMembers: { readonly [list in Exclude<keyof OperationLedger, 'id'>]: readonly string[] } = {
  responses: ['status'],
  bodies: ['mediaType'],
  parameters: ['in', 'name'],
  constraints: ['in', 'pointer', 'keyword'],
  checks: ['kind'],
};

/** The value as a ledger; undefined if it is not one. */
export function readLedger(value: Json | undefined): Ledger | undefined {
  return isLedger(value) ? value : undefined;
}

function isLedger(value: unknown): value is Ledger {
  if (!isRecord(value) || typeof value['title'] !== 'string' || typeof value['version'] !== 'string')
    return false;
  const { operations } = value;
  return typeof value['seed'] === 'number' && Array.isArray(operations) && operations.every(isOperation);
}

function isOperation(value: unknown): boolean {
  if (!isRecord(value) || typeof value['id'] !== 'string') return false;
  return Object.entries(textMembers).every(([list, names]) => {
    const lines = value[list];
    return Array.isArray(lines) && lines.every((line) => isLine(line, names));
  });
}

function isLine(value: unknown, names: readonly string[]): boolean {
  if (!isRecord(value) || typeof value['times'] !== 'number') return false;
  const isText = (name: string): boolean => typeof value[name] === 'string';
  return (
    names.every(isText) && ['why', 'mediaType'].every((name) => !Object.hasOwn(value, name) || isText(name))
  );
}

function isRecord(value: unknown): value is { readonly [name: string]: unknown } {
  return isObject(value as Json);
}
