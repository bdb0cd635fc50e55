import { Refusal } from '../../runtime/server/problem.ts';
import { findResponse } from '../model/described.ts';
import type { Operation, Response } from '../model/model.ts';

export interface ChosenResponse {
  readonly response: Response;
  readonly status: number;
}

/**
 * The response of a status; without one the first that means success. Throws a `Refusal` for what is not documented.
 * @param code status that the caller prefers
 */
export function chooseResponse(operation: Operation, code: string | undefined): ChosenResponse {
  const responses = documentedResponses(operation);
  if (code === undefined) {
    const response =
      lowestShown(responses) ??
      [/^2/, /^3/, /^d/, /^4(?!0[0135]|15|22)/, /^4/, /^5/]
        .map((pattern) => responses.find(({ status }) => pattern.test(status)))
        .find(Boolean);
    if (response !== undefined) return { response, status: statusOf(response.status) };
  } else if (/^[2-5]\d\d$/.test(code)) {
    const response = findResponse(operation, code);
    if (response !== undefined) return { response, status: Number(code) };
  }
  const known = responses.map(({ status }) => status).join(', ');
  throw new Refusal({
    status: 400,
    message: `Prefer: ${operation.id} has no response ${code ?? ''}; it has ${known}.`,
  });
}

/** The lowest success with an example, where the document shows one: the others it only mentions. */
function lowestShown(responses: readonly Response[]): Response | undefined {
  return responses.find(
    ({ status, content }) => /^20[0-3]$/.test(status) && content.some(({ examples }) => examples.length > 0),
  );
}

/** The documented responses; an operation without any may respond with anything. */
function documentedResponses({ responses, at }: Operation): readonly Response[] {
  if (responses.length > 0) return responses;
  return [{ status: 'default', description: '', headers: [], content: [], links: [], extensions: {}, at }];
}

function statusOf(status: string): number {
  if (status === 'default') return 200;
  return Number(status.replace(/XX$/i, '00'));
}
