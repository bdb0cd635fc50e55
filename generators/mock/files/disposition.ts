import type { OperationContract, ResponseContract } from '../../../runtime/server/operation.ts';
import type { Response } from '../../model/model.ts';

/** The header that states how to save a file (RFC 6266). */
const NAME = 'content-disposition';

/** The name under which a response documents `Content-Disposition`, otherwise the usual one. */
export function dispositionOf({ headers }: Pick<Response, 'headers'>): string {
  return headers.find(({ name }) => name.toLowerCase() === NAME)?.name ?? NAME;
}

/** Adds the header to responses with files, so that they can name a file even if the document does not describe it. */
export function withDisposition(contract: OperationContract): OperationContract {
  const responses = Object.entries(contract.responses).map(([status, response]) => [status, named(response)]);
  return { ...contract, responses: Object.fromEntries(responses) };
}

function named(response: ResponseContract): ResponseContract {
  const sendsFiles = Object.values(response.content).some(({ kind }) => kind === 'binary');
  if (!sendsFiles || response.headers.some(({ name }) => name.toLowerCase() === NAME)) return response;
  const written = { style: 'simple', explode: false, allowReserved: false, splitDecoded: false } as const;
  return {
    ...response,
    headers: [
      ...response.headers,
      { name: NAME, in: 'header', required: false, ...written, type: { kind: 'string' } },
    ],
  };
}
