import type { ResponseContract, ResponseContracts } from '../../runtime/conformance/contract.ts';
import { validatorOf } from '../check/live.ts';
import { contractOf } from '../mock/contract.ts';
import type { Operation } from '../model/model.ts';
import type { Sampler } from '../sample/sampler.ts';
import { memoize } from '../incremental/memoize.ts';
import { hasNoValue } from './plan/respondable.ts';
import type { Planning } from './planning.ts';

/** The contract of a response that may be anything. */
const anything: ResponseContract = {
  headers: [],
  content: { '*/*': { kind: 'binary', validator: validatorOf(() => []) } },
};

/**
 * The documented responses of operations, with which those of a server are compared. A stand-in is not accused of
 * responses that no value meets: their schemas contradict themselves, so that there is nothing it could send.
 * @param sampler of all that is not planning, which the budget does not end
 */
export function responseContracts(
  planning: Planning,
  { validators }: Sampler,
): (operation: Operation) => ResponseContracts {
  const { model, settings } = planning;
  return memoize((operation) => {
    const { responses } = contractOf(operation, { model, validators });
    if (!settings.prefer) return responses;
    const impossible = operation.responses.filter((response) => hasNoValue(planning, operation, response));
    return { ...responses, ...Object.fromEntries(impossible.map(({ status }) => [status, anything])) };
  });
}
