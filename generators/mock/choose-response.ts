import { Refusal } from '../../runtime/server/problem.ts';
import { findResponse } from '../model/described.ts';
import type { Operation, Response } from '../model/model.ts';
import type { JsonObject } from '../json/json.ts';
import { meetsConditions } from './conditions.ts';

export interface ChosenResponse {
  readonly response: Response;
  readonly status: number;
}

/**
 * The response with a status. Without a status, a success whose `x-requires` the request meets, otherwise the first
 * response that fits any request. Throws a `Refusal` for an undocumented status.
 * @param code status that the caller prefers
 * @param given parameters and members of the request by name
 */
export function chooseResponse(
  operation: Operation,
  { code, given }: { readonly code: string | undefined; readonly given: JsonObject },
): ChosenResponse {
  const responses = documentedResponses(operation);
  if (code === undefined) {
    const response = usualResponse(responsesFor(responses, given));
    if (response !== undefined) return { response, status: statusOf(response.status) };
  } else if (/^[2-5]\d\d$/.test(code)) {
    const response = findResponse(operation, code);
    if (response !== undefined) return { response, status: Number(code) };
  }
  const documented = responses.map(({ status }) => status).join(', ');
  throw new Refusal({
    status: 400,
    message: `Prefer: ${operation.id} has no response ${code ?? ''}; it has ${documented}.`,
  });
}

/** The responses whose conditions the request meets, if one is a success; otherwise also those without conditions. */
function responsesFor(responses: readonly Response[], given: JsonObject): readonly Response[] {
  const meets = (response: Response): boolean | undefined => meetsConditions(response.extensions, given);
  const own = responses.filter((each) => each.status.startsWith('2') && meets(each) === true);
  const open = responses.filter((each) => meets(each) !== false);
  return [own, open].find(({ length }) => length > 0) ?? responses;
}

function usualResponse(responses: readonly Response[]): Response | undefined {
  return (
    lowestShown(responses) ??
    [/^2/, /^3/, /^d/, /^4(?!0[0135]|15|22)/, /^4/, /^5/]
      .map((pattern) => responses.find(({ status }) => pattern.test(status)))
      .find(Boolean)
  );
}

/** The first success from 200 to 203 with an example. */
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
