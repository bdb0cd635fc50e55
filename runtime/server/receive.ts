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
 * The decoded and validated request, as its handler is given it. Throws a `Refusal` with all that is wrong with it, of
 * the status 400, or 422 where the document has that one alone.
 */
export async function receive(
  received: Received,
  contract: OperationContract,
  reception: Reception,
): Promise<object> {
  try {
    const { limits, unknownParameters, scalars, credentials } = reception;
    const { request } = received;
    const faults: Fault[] = [];
    const query = new Query(request.query, contract, credentials);
    const reading = { limits, unknownParameters, scalars, faults, query };
    const body = contract.body === undefined ? undefined : await readBody(contract.body, request, reading);
    return assemble(received, contract, { body, query, faults, unknown: unknownParameters });
  } catch (error) {
    const { responses } = contract;
    const has422 = Object.hasOwn(responses, '422') && !Object.hasOwn(responses, '400');
    if (!has422 || !(error instanceof Refusal) || error.problem.status !== 400) throw error;
    throw new Refusal({ ...error.problem, status: 422 });
  }
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
    throw new Refusal({ status: 400, message: 'The request is not valid.', faults: named });
  }
  return received;
}
