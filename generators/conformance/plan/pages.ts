import type { PagesTrial } from '../../../runtime/conformance/case.ts';
import type { Operation } from '../../model/model.ts';
import { PAGE_SIZES } from '../../model/paging.ts';
import { namedTypes } from '../named-types.ts';
import { isObject } from '../../json/member.ts';
import { withParameters, type RequestValues } from '../../sample/request.ts';
import { keywordOf } from '../../schema/schema.ts';
import type { PageMode } from '../../vocabulary/words.ts';
import type { Planning } from '../planning.ts';
import { wireRequest } from '../wire.ts';
import { caseOf } from './case-of.ts';
import { noRequest, type Planned } from './planned.ts';
import { leastValues } from './valid-values.ts';

/** From 2 to 100: with the smallest, short lists have several pages, and with the largest, long lists have few. */
const SIZES: readonly number[] = Array.from({ length: 99 }, (_, index) => index + 2);

/** Walks through a list in each documented mode; by offset if it has only page parameters or links. */
export function* pagesCases(planning: Planning, operation: Operation): Planned {
  const modes = modesOf(planning, operation);
  if (modes.length === 0) return 'the operation is no list in pages';
  const least = leastValues(planning, operation);
  if (least === undefined) return noRequest;
  for (const mode of modes) {
    const values = inMode(planning, operation, { mode, least, isOnly: modes.length === 1 });
    const request = wireRequest(planning, operation, values);
    if (request === undefined) continue;
    const size = sizeOf(planning, operation);
    const filters = filtersOf(planning, operation);
    const trial = { type: 'pages', mode, request, size, filters } as const;
    yield caseOf(operation, { kind: 'pages', about: mode, trial });
  }
  return noRequest;
}

function modesOf({ model }: Planning, operation: Operation): readonly PageMode[] {
  if (operation.method !== 'get') return [];
  const { pagination } = operation;
  if (pagination !== undefined)
    return (['offset', 'keyset'] as const).filter((mode) => pagination.modes.includes(mode));
  const success = operation.responses.find(({ status }) => status === '200');
  const isList = success?.content.some(({ schema }) => namedTypes(model, schema).includes('array')) ?? false;
  const hasLinks = success?.headers.some(({ name }) => /^link$/i.test(name)) ?? false;
  const hasPages = operation.parameters.some(
    (parameter) => parameter.in === 'query' && parameter.name === 'page',
  );
  return isList && (hasLinks || hasPages) ? ['offset'] : [];
}

/** The values that select a mode. Keyset mode may need a parameter, and an order. */
function inMode(
  { sampler, settings }: Planning,
  operation: Operation,
  {
    mode,
    least,
    isOnly,
  }: { readonly mode: PageMode; readonly least: RequestValues; readonly isOnly: boolean },
): RequestValues | undefined {
  if (mode === 'offset' || isOnly) return least;
  const validate = sampler.validators.parameters(operation, 'query');
  const sampled = sampler.parameters(operation, 'query', { seed: settings.seed })?.value;
  const order = isObject(sampled)
    ? Object.entries(sampled).filter(([name]) => name === 'order_by' || name === 'sort')
    : [];
  const query = { ...least.parameters.query, ...Object.fromEntries(order), pagination: 'keyset' };
  const takesMode =
    operation.parameters.some(({ name }) => name === 'pagination') && validate(query).length === 0;
  return takesMode ? withParameters(least, 'query', query) : undefined;
}

function sizeOf({ sampler }: Planning, operation: Operation): PagesTrial['size'] {
  const found = PAGE_SIZES.flatMap((name) =>
    operation.parameters.filter((each) => each.in === 'query' && each.name === name),
  )[0];
  if (found === undefined) return undefined;
  const { name: parameter, schema } = found;
  const usual = typeof schema === 'object' ? keywordOf(schema, 'default') : undefined;
  const validate = sampler.validators.parameters(operation, 'query');
  const isAllowed = (value: number): boolean =>
    validate({ [parameter]: value }).every(({ keyword }) => keyword === 'required');
  const values = [...new Set([SIZES.find(isAllowed), SIZES.findLast(isAllowed)])].filter(
    (value) => value !== undefined,
  );
  if (values.length === 0) return undefined;
  return { parameter, values, ...(typeof usual === 'number' ? { usual } : {}) };
}

/** Optional parameters with single values. */
function filtersOf({ model }: Planning, { parameters }: Operation): readonly string[] {
  return parameters
    .filter((parameter) => parameter.in === 'query' && !parameter.required)
    .filter(({ name }) => name !== 'page' && !PAGE_SIZES.includes(name))
    .filter(({ schema }) => !namedTypes(model, schema).some((type) => type === 'array' || type === 'object'))
    .map(({ name }) => name);
}
