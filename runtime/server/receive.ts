import type { Awaitable } from './awaitable.ts';
import type { OperationContract } from './operation.ts';
import type { ServerLimits } from './options.ts';
import type { ServerRequest } from './message.ts';
import { Refusal, type Fault } from './problem.ts';
import { readBody, type ReceivedBody } from './request-body.ts';
import { Query } from './query.ts';
import {
  parameterParts,
  readParameters,
  refuseUnknown,
  type ParameterSources,
  type RawPath,
} from './request-parameters.ts';

/** How requests are received. */
export interface Reception {
  readonly limits: ServerLimits;
  /** What happens to query parameters and form fields that are not described. */
  readonly unknownParameters: 'refuse' | 'ignore';
  /** What happens to members of JSON that the schema does not allow. */
  readonly unknownMembers: 'refuse' | 'ignore';
  /** How numbers and booleans may be written in JSON; for parameters and forms, the contract states it. */
  readonly scalars: 'exact' | 'lenient';
  /** Query parameters that contain credentials. */
  readonly credentials: ReadonlySet<string>;
}

interface Received {
  readonly request: ServerRequest;
  readonly rawPath: RawPath;
}

/**
 * Continues with the decoded and validated request that the handler gets. Throws a `Refusal` with all faults of the
 * request, or rejects with it if the body arrives later.
 */
export function receive<Next>(
  received: Received,
  contract: OperationContract,
  reception: Reception,
  next: (request: object) => Awaitable<Next>,
): Awaitable<Next> {
  const { limits, unknownParameters: unknown, unknownMembers, scalars, credentials } = reception;
  const { request } = received;
  const faults: Fault[] = [];
  const query = new Query(request.query, contract, credentials);
  const assembled = (body: ReceivedBody | undefined): Awaitable<Next> =>
    next(assemble(received, contract, { body, query, faults, unknown }));
  if (contract.body === undefined) return assembled(undefined);
  const reading = {
    limits,
    unknownParameters: unknown,
    unknownMembers,
    scalars,
    faults,
    query,
    // Most requests have no faults and never call this. Faults of a body are never in the path.
    statusOfFaults: () => statusOfFaults(contract, []),
  };
  return readBody(contract.body, request, reading, assembled);
}

/**
 * The status for a request that does not match the document: 400, unless the document has only another one. That is
 * 422, or 404 if only the path is invalid, because no such resource exists (RFC 9110, section 15.5.5).
 */
function statusOfFaults({ responses }: OperationContract, faults: readonly Fault[]): 400 | 404 | 422 {
  const has = (key: string): boolean => Object.hasOwn(responses, key);
  if (has('400')) return 400;
  if (has('422')) return 422;
  if (has('4XX') || has('default') || !has('404')) return 400;
  return faults.length > 0 && faults.every((fault) => fault.in === 'path') ? 404 : 400;
}

/** The parts of a request that are read before its parameters. */
interface ReadBefore extends Pick<ParameterSources, 'query' | 'faults' | 'unknown'> {
  /** Undefined if the operation has none. */
  readonly body: ReceivedBody | undefined;
}

/** Combines the parameters with the body. Throws a `Refusal` if there are faults. */
function assemble(
  { request, rawPath }: Received,
  contract: OperationContract,
  { body, query, faults, unknown }: ReadBefore,
): object {
  const received: Record<string, unknown> = {};
  if (body !== undefined) {
    received['contentType'] = body.contentType;
    received['body'] = body.value;
  }
  const sources: ParameterSources = { request, rawPath, query, unknown, faults };
  for (const part of parameterParts) {
    const group = contract.parameters[part.location];
    if (group !== undefined) received[part.member] = readParameters(group, part, sources);
  }
  // An operation without query parameters still has to refuse an unknown query.
  if (contract.parameters.query === undefined) refuseUnknown(sources);
  if (faults.length > 0) {
    const named = faults.map((fault) => query.named(fault));
    const status = statusOfFaults(contract, named);
    throw new Refusal({ status, message: 'The request is not valid.', faults: named });
  }
  return received;
}
