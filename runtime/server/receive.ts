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
  /** What happens to query parameters and form fields that nothing describes. */
  readonly unknownParameters: 'refuse' | 'ignore';
  /** How numbers and booleans may be written in JSON; the contract says how in parameters and forms. */
  readonly scalars: 'exact' | 'lenient';
  /** Parameters of the query that hold credentials. */
  readonly credentials: ReadonlySet<string>;
}

interface Received {
  readonly request: ServerRequest;
  readonly rawPath: RawPath;
}

/**
 * Goes on with the decoded and validated request, as its handler is given it. Throws a `Refusal` with all that is wrong
 * with it; rejects with it where the body comes later.
 */
export function receive<Next>(
  received: Received,
  contract: OperationContract,
  reception: Reception,
  next: (request: object) => Awaitable<Next>,
): Awaitable<Next> {
  const { limits, unknownParameters: unknown, scalars, credentials } = reception;
  const { request } = received;
  const faults: Fault[] = [];
  const query = new Query(request.query, contract, credentials);
  const assembled = (body: ReceivedBody | undefined): Awaitable<Next> =>
    next(assemble(received, contract, { body, query, faults, unknown }));
  if (contract.body === undefined) return assembled(undefined);
  // Of what is wrong with a body, none is in the path.
  const status = statusOfFaults(contract, []);
  const reading = { limits, unknownParameters: unknown, scalars, faults, query, status };
  return readBody(contract.body, request, reading, assembled);
}

/**
 * What a request that is not as the document says is refused with: 400, unless the document has only other statuses for it. They
 * are 422, and 404 where the path alone is wrong: it names nothing that is there (RFC 9110, section 15.5.5).
 */
function statusOfFaults({ responses }: OperationContract, faults: readonly Fault[]): 400 | 404 | 422 {
  const has = (key: string): boolean => Object.hasOwn(responses, key);
  if (has('400')) return 400;
  if (has('422')) return 422;
  if (has('4XX') || has('default') || !has('404')) return 400;
  return faults.length > 0 && faults.every((fault) => fault.in === 'path') ? 404 : 400;
}

/** What is read of a request before its parameters. */
interface ReadBefore extends Pick<ParameterSources, 'query' | 'faults' | 'unknown'> {
  /** Undefined where the operation has none. */
  readonly body: ReceivedBody | undefined;
}

/** Puts the parameters beside the body. Throws a `Refusal` where any of it has faults. */
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
  // Without parameters of its own an operation still has a query that it does not know.
  if (contract.parameters.query === undefined) refuseUnknown(sources);
  if (faults.length > 0) {
    const named = faults.map((fault) => query.named(fault));
    const status = statusOfFaults(contract, named);
    throw new Refusal({ status, message: 'The request is not valid.', faults: named });
  }
  return received;
}
