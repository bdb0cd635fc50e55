import type { ResponseContract, ResponseContracts } from '../../runtime/conformance/contract.ts';
import { validatorOf } from '../check/live.ts';
import { contractOf } from '../mock/contract.ts';
import type { Operation } from '../model/model.ts';
import type { Sampler } from '../sample/sampler.ts';
import { memoize } from '../incremental/memoize.ts';
import { hasNoValue } from './plan/respondable.ts';
import type { Planning } from './planning.ts';

/** The contract of a response that allows every body. */
const anything: ResponseContract = {
  headers: [],
  content: { '*/*': { kind: 'binary', validator: validatorOf(() => []) } },
};

/**
 * The contracts of documented responses, with which those of a server are compared. A mock may send anything for a
 * response whose schema contradicts itself.
 * @param sampler without the limits of planning
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
