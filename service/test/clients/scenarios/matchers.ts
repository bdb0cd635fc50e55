import { expect } from 'vitest';

/** How a step shows a refusal. */
export function refused(status: number): { readonly refused: number } {
  return { refused: status };
}

/** Something was done, with any result of the client. */
export const done: unknown = expect.toSatisfy((value) => !isRefusal(value), 'no refusal');

function isRefusal(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'refused' in value;
}

/** A deleted thing: nothing, in any form that a client returns. */
export const nothing: unknown = expect.toSatisfy(
  (value) => ['null', '""', 'true', 'false', '{}'].includes(JSON.stringify(value)),
  'nothing',
);
