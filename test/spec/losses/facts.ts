import type { Operation } from '../../../generators/model/model.ts';
import { isObject } from '../../../generators/json/member.ts';
import type { Json } from '../../../generators/json/json.ts';
import type { SourceRow } from '../source-rows/row.ts';
import { partsOf, valuesOf } from '../schema-fields.ts';
import { pagingOf } from './parameters.ts';
import { rolesOf } from './value.ts';

const pageHeaders = [
  'Link',
  'x-next-page',
  'x-page',
  'x-per-page',
  'x-prev-page',
  'x-total',
  'x-total-pages',
];

/** What an operation says beside its parameters and answers: section, role, tier, deployment, access, paging, states, limits. */
export function factLosses(row: SourceRow, operation: Operation): readonly string[] {
  const { extensions } = operation;
  return [
    ...(listOf(extensions['x-source']).includes(row.section) ? [] : [`x-source lacks ${row.section}`]),
    ...differs(
      'roles',
      rolesOf(extensions['x-role']).filter((role) => role !== 'authenticated'),
      rolesIn(row),
    ),
    ...differs('tier', listOf(extensions['x-tier']), listOf(row.tier)),
    ...differs('deployment', listOf(extensions['x-deployment']), listOf(row.deployment)),
    ...(row.requires === undefined || row.requires.test(String(extensions['x-requires']))
      ? []
      : ['what the instance needs is lost']),
    ...(row.featureFlag && extensions['x-feature-flag'] === undefined ? ['the feature flag is lost'] : []),
    ...accessLosses(row, operation),
    ...pagingLosses(row, operation),
    ...transitionLosses(row, operation),
    ...limitLosses(row, operation),
    ...notShownLosses(row, operation),
  ];
}

/** Everybody may read what is public; being known to the service is no role. */
function rolesIn(row: SourceRow): readonly Json[] {
  return row.public ? ['none'] : (row.roles ?? []).filter((role) => role !== 'authenticated');
}

function accessLosses(row: SourceRow, { security }: Operation): readonly string[] {
  const schemes = new Set(security.flatMap((alternative) => alternative.map(({ scheme }) => scheme)));
  const anonymous = security.some((alternative) => alternative.length === 0);
  return [
    ...differs('access without credentials', [anonymous], [row.public === true]),
    ...differs(
      'access with a personal token',
      [schemes.has('PrivateToken') && schemes.has('Bearer')],
      [true],
    ),
    ...differs(
      'access with a job token',
      [schemes.has('JobToken') && schemes.has('JobTokenParameter')],
      [row.jobToken === true],
    ),
  ];
}

function pagingLosses(row: SourceRow, operation: Operation): readonly string[] {
  const wanted = pagingOf(row);
  const paging = operation.extensions['x-pagination'];
  const modes = isObject(paging) ? listOf(paging['modes']) : [];
  const success = operation.responses.find(({ status }) => status === '200');
  const headers = new Set(success?.headers.map(({ name }) => name));
  const expected = wanted.includes('offset') ? pageHeaders : wanted.includes('keyset') ? ['Link'] : [];
  return [
    ...differs('paging', modes, wanted),
    ...expected.filter((name) => !headers.has(name)).map((name) => `the header ${name} is missing`),
  ];
}

function transitionLosses(row: SourceRow, operation: Operation): readonly string[] {
  const found = listOf(operation.extensions['x-transitions']).filter(isObject);
  return differs(
    'transitions',
    found.map(({ from, to }) => `${from} → ${to}`),
    (row.transitions ?? []).map(([from, to]) => `${from} → ${to}`),
  );
}

function limitLosses(row: SourceRow, operation: Operation): readonly string[] {
  const text = JSON.stringify([
    operation.extensions,
    operation.body?.extensions ?? {},
    operation.parameters.map(({ extensions }) => extensions),
  ]);
  const stated = new Set([...text.matchAll(/"value":(\d+)/g)].map(([, value]) => Number(value)));
  return (row.limits ?? [])
    .filter((limit) => !stated.has(limit))
    .map((limit) => `the limit ${limit} is lost`);
}

function notShownLosses(row: SourceRow, operation: Operation): readonly string[] {
  if (!row.notShown) return [];
  const content = [
    ...(operation.body?.content ?? []),
    ...operation.responses.flatMap((response) => response.content),
  ];
  const said = [operation, operation.body, ...operation.responses].map(
    (part) => part?.extensions['x-not-shown'],
  );
  const saidInside = content.flatMap(({ schema }) => valuesOf(partsOf([schema]), 'x-not-shown'));
  const marked = [...said, ...saidInside].some((note) => note !== undefined);
  return marked ? [] : ['it does not say what the sources leave out'];
}

function differs(what: string, found: readonly Json[], wanted: readonly Json[]): readonly string[] {
  const [left, right] = [found, wanted].map((values) => JSON.stringify(values.toSorted()));
  return left === right ? [] : [`${what}: ${left}, the sources say ${right}`];
}

function listOf(value: Json | undefined): readonly Json[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
