import type { LifecycleTrial, WireRequest } from '../../../runtime/conformance/case.ts';
import type { Operation } from '../../model/model.ts';
import { PAGE_SIZES } from '../../model/paging.ts';
import type { RequestValues } from '../../sample/request.ts';
import type { SampleOptions } from '../../sample/sampler.ts';
import { keywordOf } from '../../schema/schema.ts';
import type { Planning } from '../planning.ts';
import { wireRequest } from '../wire.ts';
import { caseOf } from './case-of.ts';
import { isAlikeAll, isItemOf, nameParameter, namesFor } from './item-paths.ts';
import { clearedMembers, persistedMembers } from './persisted-members.ts';
import { noRequest, noUnusedName, type Planned } from './planned.ts';
import { unusedNamesFor } from './unused-names.ts';
import { withMoreItems } from './more-items.ts';
import { withNulls, withProbes } from './round-trip-probes.ts';
import { leastValues, validValues } from './valid-values.ts';

/** Texts that come back changed from servers that trim or fold them. */
const TEXTS = {
  create: 'Made to be Read again: a Text with more characters than short columns hold',
  updates: [
    'Changed to be Read again: another Text with more characters than short columns hold',
    'Changed once more to be Read: a third Text with more characters than short columns hold',
  ],
} as const;

/** Creates a resource with POST, and reads, changes and deletes it below the path of the list. */
export function* lifecycleCases(planning: Planning, operation: Operation): Planned {
  const {
    model,
    settings: { strict },
  } = planning;
  if (operation.method !== 'post') return 'the operation makes nothing with POST';
  const below = model.operations.filter((other) => isItemOf(other, operation));
  const read = below.find((other) => other.method === 'get' && mayRead(other));
  const parameter = read === undefined ? undefined : nameParameter(read);
  if (read === undefined || parameter === undefined) return 'nothing reads below this path what is made here';
  const creates = makings(planning, operation, { read, text: TEXTS.create });
  const path = creates[0]?.request.target.replace(/\?.*$/s, '');
  if (path === undefined) return noRequest;
  const unusedNames = unusedNamesFor(planning, read, parameter);
  if (unusedNames.length === 0) return noUnusedName;
  const of = (other: Operation, target: string): Step | undefined => stepOf(planning, other, target);
  const reading = of(read, `${path}/{}`);
  if (reading === undefined) return noRequest;
  const list = model.operations.find(
    (other) =>
      other.method === 'get' &&
      other.segments.length === operation.segments.length &&
      isAlikeAll(other, operation),
  );
  const updates = below.filter(({ method }) => method === 'put' || method === 'patch');
  const changes = updates.map((update, index) =>
    updating(planning, update, { read, target: `${path}/{}`, index }),
  );
  const remove = below.find(({ method }) => method === 'delete');
  const { sure, guessed } = namesFor(parameter);
  const trial: LifecycleTrial = {
    type: 'lifecycle',
    creates,
    read: reading,
    updates: changes.flatMap(({ first }) => first).concat(changes.flatMap(({ last }) => last)),
    list: list === undefined ? undefined : of(list, path),
    remove: remove === undefined ? undefined : of(remove, `${path}/{}`),
    names: sure,
    guesses: guessed,
    unusedNames,
    listsAll: strict && list !== undefined && !filtersUnasked(list),
    deletesOnce: strict && (remove?.responses ?? []).some(({ status }) => /^4(?:04|10)$/.test(status)),
  };
  yield caseOf(operation, {
    kind: 'lifecycle',
    about: [read, ...updates, remove].flatMap((each) => each?.id ?? []).join(' '),
    trial,
  });
  return undefined;
}

/** Whether a resource can be read by an operation: some documents name only refusals. */
function mayRead({ responses }: Operation): boolean {
  return responses.length === 0 || responses.some(({ status }) => /^(?:2|default$)/.test(status));
}

/** Whether a list may leave out resources by the default of a parameter. */
function filtersUnasked({ parameters }: Operation): boolean {
  return parameters.some(
    ({ name, schema }) =>
      typeof schema === 'object' &&
      keywordOf(schema, 'default') !== undefined &&
      !/^(?:page|order_by|sort|direction)$/.test(name) &&
      !PAGE_SIZES.includes(name),
  );
}

type Step = LifecycleTrial['read'];
type Making = LifecycleTrial['creates'][number];

/** The request of an operation with another path; undefined if no valid one was found. */
function stepOf(planning: Planning, operation: Operation, target: string): Step | undefined {
  const request = wireRequest(planning, operation, leastValues(planning, operation));
  return request === undefined ? undefined : { operation: operation.id, request: moved(request, target) };
}

/** The request with another path and its own query. */
function moved(request: WireRequest, path: string): WireRequest {
  const query = /\?.*$/s.exec(request.target)?.[0] ?? '';
  return { ...request, target: `${path}${query}` };
}

/** Requests that create a resource, the one with most members first: servers often refuse combinations of members. */
function makings(
  planning: Planning,
  operation: Operation,
  { read, text }: { readonly read: Operation; readonly text: string },
): readonly Making[] {
  const { seed } = planning.settings;
  const options = { seed: seed + 1, examples: false };
  const probes = withProbes(planning, operation, validValues(planning, operation, options), text);
  const candidates = [
    withMoreItems(planning, operation, probes, options),
    probes,
    withProbes(planning, operation, leastValues(planning, operation), text),
    leastValues(planning, operation),
  ];
  const made = candidates.flatMap((values): readonly Making[] => {
    const request = wireRequest(planning, operation, values);
    return request === undefined || values === undefined
      ? []
      : [{ operation: operation.id, request, ...givenBack(planning, operation, { values, read }) }];
  });
  // All of them have the same path, that of the simplest request.
  const target = made.at(-1)?.request.target;
  return made.filter(({ request }) => request.target.replace(/\?.*$/s, '') === target?.replace(/\?.*$/s, ''));
}

/** The values of a request that its response and later reads must contain. */
function givenBack(
  planning: Planning,
  operation: Operation,
  { values, read }: { readonly values: RequestValues; readonly read: Operation },
): Pick<Making, 'persisted' | 'echoed'> {
  return {
    persisted: persistedMembers(planning, values, read),
    echoed: persistedMembers(planning, values, operation, ['200', '201']),
  };
}

/**
 * A change of all members that can be changed, and one that sets to null those that can be null. PUT and PATCH send other
 * values, so that each has something to change. The last change has longer lists: no change is sent after one that the
 * server refuses.
 */
function updating(
  planning: Planning,
  update: Operation,
  { read, target, index }: { readonly read: Operation; readonly target: string; readonly index: number },
): { readonly first: readonly Making[]; readonly last: readonly Making[] } {
  const options: SampleOptions = { seed: planning.settings.seed + 2 + index, examples: false };
  const sampled = validValues(planning, update, options);
  const values = withProbes(planning, update, sampled, TEXTS.updates[index % 2] ?? TEXTS.create);
  const stepWith = (
    of: RequestValues | undefined,
    back: (values: RequestValues) => Pick<Making, 'persisted' | 'echoed'>,
  ): readonly Making[] => {
    const request = wireRequest(planning, update, of);
    return request === undefined || of === undefined
      ? []
      : [{ operation: update.id, request: moved(request, target), ...back(of) }];
  };
  const changing = (of: RequestValues | undefined): readonly Making[] =>
    stepWith(of, (given) => givenBack(planning, update, { values: given, read }));
  const cleared = withNulls(planning, update, values);
  return {
    first: [
      ...changing(values),
      ...stepWith(cleared, (of) => ({ persisted: clearedMembers(planning, of, read), echoed: {} })),
    ],
    last: changing(withMoreItems(planning, update, values, options)),
  };
}
