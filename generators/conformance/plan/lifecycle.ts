import type { LifecycleTrial, WireRequest } from '../../../runtime/conformance/case.ts';
import type { Operation } from '../../model/model.ts';
import { PAGE_SIZES } from '../../model/paging.ts';
import type { RequestValues } from '../../sample/request.ts';
import type { SampleOptions } from '../../sample/sampler.ts';
import { keywordOf } from '../../schema/schema.ts';
import type { Planning } from '../planning.ts';
import { wireRequest } from '../wire.ts';
import { caseOf } from './case-of.ts';
import { isItemOf, nameParameter, namesFor, startsWithPath } from './item-paths.ts';
import { clearedMembers, persistedMembers } from './persisted-members.ts';
import { noRequest, noUnusedName, type Planned } from './planned.ts';
import { unusedNamesFor } from './unused-names.ts';
import { withMoreItems } from './more-items.ts';
import { withNulls, withProbes } from './round-trip-probes.ts';
import { leastValues, validValues } from './valid-values.ts';

/** Texts that servers change if they truncate them or fold their case. */
const TEXTS = {
  create: 'Made to be Read again: a Text with more characters than short columns hold',
  updates: [
    'Changed to be Read again: another Text with more characters than short columns hold',
    'Changed once more to be Read: a third Text with more characters than short columns hold',
  ],
} as const;

/** Creates a resource with POST, and reads, changes and deletes it below the path of the list. */
export function* lifecycleCases(planning: Planning, operation: Operation): Planned {
  const { model, settings } = planning;
  if (operation.method !== 'post') return 'the operation makes nothing with POST';
  const below = model.operations.filter((other) => isItemOf(other, operation));
  const read = below.find((other) => other.method === 'get' && mayRead(other));
  const parameter = read === undefined ? undefined : nameParameter(read);
  if (read === undefined || parameter === undefined) return 'nothing reads below this path what is made here';
  const creates = createSteps(planning, operation, read);
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
      startsWithPath(other, operation),
  );
  const updates = below.filter(({ method }) => method === 'put' || method === 'patch');
  const changes = updates.map((update, index) =>
    updateSteps(planning, update, { read, target: `${path}/{}`, index }),
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
    listsAll: settings.strict && list !== undefined && !filtersByDefault(list),
    deletesOnce:
      settings.strict && (remove?.responses ?? []).some(({ status }) => /^4(?:04|10)$/.test(status)),
  };
  yield caseOf(operation, {
    kind: 'lifecycle',
    about: [read, ...updates, remove].flatMap((each) => each?.id ?? []).join(' '),
    trial,
  });
  return undefined;
}

/** Whether an operation may respond with success: some documents describe only refusals. */
function mayRead({ responses }: Operation): boolean {
  return responses.length === 0 || responses.some(({ status }) => /^(?:2|default$)/.test(status));
}

/** Whether a list may leave out resources because of the default of a parameter. */
function filtersByDefault({ parameters }: Operation): boolean {
  return parameters.some(
    ({ name, schema }) =>
      typeof schema === 'object' &&
      keywordOf(schema, 'default') !== undefined &&
      !/^(?:page|order_by|sort|direction)$/.test(name) &&
      !PAGE_SIZES.includes(name),
  );
}

type Step = LifecycleTrial['read'];
type WriteStep = LifecycleTrial['creates'][number];

/** The request of an operation with another path; undefined if no valid one was found. */
function stepOf(planning: Planning, operation: Operation, target: string): Step | undefined {
  const request = wireRequest(planning, operation, leastValues(planning, operation));
  return request === undefined ? undefined : { operation: operation.id, request: withPath(request, target) };
}

/** The request with another path. */
function withPath(request: WireRequest, path: string): WireRequest {
  const query = /\?.*$/s.exec(request.target)?.[0] ?? '';
  return { ...request, target: `${path}${query}` };
}

/** Requests that create a resource, from most to fewest members: servers often refuse combinations of members. */
function createSteps(planning: Planning, operation: Operation, read: Operation): readonly WriteStep[] {
  const { seed } = planning.settings;
  const options = { seed: seed + 1, examples: false };
  const probes = withProbes(planning, operation, validValues(planning, operation, options), TEXTS.create);
  const candidates = [
    withMoreItems(planning, operation, probes, options),
    probes,
    withProbes(planning, operation, leastValues(planning, operation), TEXTS.create),
    leastValues(planning, operation),
  ];
  const steps = candidates.flatMap((values): readonly WriteStep[] => {
    const request = wireRequest(planning, operation, values);
    return request === undefined || values === undefined
      ? []
      : [{ operation: operation.id, request, ...expectedMembers(planning, operation, { values, read }) }];
  });
  // All of them use the path of the simplest request.
  const target = steps.at(-1)?.request.target;
  return steps.filter(
    ({ request }) => request.target.replace(/\?.*$/s, '') === target?.replace(/\?.*$/s, ''),
  );
}

/** The members of a request that later reads and its response must contain. */
function expectedMembers(
  planning: Planning,
  operation: Operation,
  { values, read }: { readonly values: RequestValues; readonly read: Operation },
): Pick<WriteStep, 'persisted' | 'echoed'> {
  return {
    persisted: persistedMembers(planning, values, read),
    echoed: persistedMembers(planning, values, operation, ['200', '201']),
  };
}

/**
 * A change of all members, one that sets members to null, and as the last one a change with longer lists, which servers may
 * refuse: no change is sent after a refusal. The values of PUT and PATCH differ, so that each changes something.
 */
function updateSteps(
  planning: Planning,
  update: Operation,
  { read, target, index }: { readonly read: Operation; readonly target: string; readonly index: number },
): { readonly first: readonly WriteStep[]; readonly last: readonly WriteStep[] } {
  const options: SampleOptions = { seed: planning.settings.seed + 2 + index, examples: false };
  const sampled = validValues(planning, update, options);
  const values = withProbes(planning, update, sampled, TEXTS.updates[index % 2] ?? TEXTS.create);
  const stepWith = (
    of: RequestValues | undefined,
    expected: (values: RequestValues) => Pick<WriteStep, 'persisted' | 'echoed'>,
  ): readonly WriteStep[] => {
    const request = wireRequest(planning, update, of);
    return request === undefined || of === undefined
      ? []
      : [{ operation: update.id, request: withPath(request, target), ...expected(of) }];
  };
  const changing = (of: RequestValues | undefined): readonly WriteStep[] =>
    stepWith(of, (given) => expectedMembers(planning, update, { values: given, read }));
  const cleared = withNulls(planning, update, values);
  return {
    first: [
      ...changing(values),
      ...stepWith(cleared, (of) => ({ persisted: clearedMembers(planning, of, read), echoed: {} })),
    ],
    last: changing(withMoreItems(planning, update, values, options)),
  };
}
