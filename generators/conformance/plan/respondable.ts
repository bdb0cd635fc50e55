import type { Operation, Response } from '../../model/model.ts';
import type { Planning } from '../planning.ts';
import { noResponse, type Planned } from './planned.ts';

type Plan = (planning: Planning, operation: Operation) => Planned;

/** The cases for which a mock needs a success; none if no value is valid for any success. */
export function ifRespondable(plan: Plan): Plan {
  return function* (planning, operation) {
    const successes = operation.responses.filter(({ status }) => status.startsWith('2'));
    const isImpossible =
      planning.settings.prefer &&
      successes.length > 0 &&
      successes.every((response) => hasNoValue(planning, operation, response));
    const cases = plan(planning, operation);
    if (!isImpossible) return yield* cases;
    const first = cases.next();
    return first.done === true ? first.value : noResponse;
  };
}

/** Whether no values are found for the headers of a response, or for its body in the first media type. */
export function hasNoValue(
  { sampler }: Pick<Planning, 'sampler'>,
  operation: Operation,
  response: Response,
): boolean {
  const { headers, content } = response;
  const [mediaType] = content;
  return (
    (headers.length > 0 && sampler.headers(operation, response, { shallow: 0 }) === undefined) ||
    (mediaType?.kind === 'json' && sampler.response(operation, { response, mediaType }) === undefined)
  );
}
