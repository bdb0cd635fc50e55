import type { Operation } from '../../model/model.ts';
import { movedToQuery } from '../../sample/query-members.ts';
import { locationsOf, type RequestValues } from '../../sample/request.ts';
import type { PlannedCase, Planning } from '../planning.ts';
import { validStatuses } from '../statuses.ts';
import { wireRequest } from '../wire.ts';
import { caseOf } from './case-of.ts';
import { leastValues, validValues } from './valid-values.ts';

/**
 * Requests that the document allows: what is required alone, everything at once for each media type of the body, and
 * each further parameter alone, as servers often refuse some of them together.
 */
export function validCases(planning: Planning, operation: Operation): readonly PlannedCase[] {
  const { seed } = planning.settings;
  const least = leastValues(planning, operation);
  const types = operation.body?.content ?? [undefined];
  const full = types.map((mediaType) => {
    const options = { seed, ...(mediaType === undefined ? {} : { mediaType }) };
    return {
      about: mediaType === undefined || types.length === 1 ? 'all' : `all as ${mediaType.type}`,
      values: validValues(planning, operation, options),
    };
  });
  const varied = validValues(planning, operation, { seed, examples: false });
  const wanted = [
    { about: 'least', values: least },
    ...full,
    { about: 'varied', values: varied },
    ...inQuery(planning, operation, full),
    ...alone(operation, least, full[0]?.values),
  ];
  const seen = new Set<string>();
  return wanted.flatMap(({ about, values }) => {
    const planned = values === undefined ? undefined : validCase(planning, operation, { about, values });
    const key = JSON.stringify(planned?.case.trial);
    if (planned === undefined || seen.has(key)) return [];
    seen.add(key);
    return [planned];
  });
}

export function validCase(
  planning: Planning,
  operation: Operation,
  { about, values }: { readonly about: string; readonly values: RequestValues },
): PlannedCase | undefined {
  const request = wireRequest(planning, operation, values);
  if (request === undefined) return undefined;
  const expected = {
    statuses: validStatuses(operation, planning.settings),
    given: 'a request that is allowed',
  };
  return caseOf(operation, { kind: 'valid', about, trial: { type: 'single', request, expected }, values });
}

/** The members of a body in the query, where the document allows that and the address does not become too long for servers. */
function inQuery(
  planning: Planning,
  operation: Operation,
  full: readonly { readonly values: RequestValues | undefined }[],
): readonly { readonly about: string; readonly values: RequestValues }[] {
  const moved = full.flatMap(({ values }) =>
    values === undefined ? [] : (movedToQuery(planning.model, operation, values) ?? []),
  );
  return moved
    .filter((values) => (wireRequest(planning, operation, values)?.target.length ?? 0) <= LONGEST_TARGET)
    .map((values) => ({ about: 'body in the query', values }));
}

/** Characters of path and query that common servers take. */
const LONGEST_TARGET = 6_000;

/** Each parameter that is not required, beside those that are. */
function alone(
  operation: Operation,
  least: RequestValues | undefined,
  full: RequestValues | undefined,
): readonly { readonly about: string; readonly values: RequestValues }[] {
  if (least === undefined || full === undefined) return [];
  return locationsOf(operation).flatMap((location) =>
    Object.entries(full.parameters[location])
      .filter(([name]) => !Object.hasOwn(least.parameters[location], name))
      .map(([name, value]) => ({
        about: `${location}/${name}`,
        values: {
          ...least,
          parameters: { ...least.parameters, [location]: { ...least.parameters[location], [name]: value } },
        },
      })),
  );
}
