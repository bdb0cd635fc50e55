import { decodeQuery } from './decode-pairs.ts';
import type { ParameterDescriptor, ParameterValue, ParameterValues } from './descriptor.ts';
import type { Decoded, ParameterError } from './error.ts';
import { queryLimits } from './limits.ts';
import { splitName } from './nested-name.ts';
import { querySyntax, splitPairs } from './pairs.ts';

/** How the members of a body are encoded in a query. */
export interface QueryFields {
  readonly fields: readonly ParameterDescriptor[];
  /** How other members are encoded; absent if they are not allowed. */
  readonly others?: ParameterDescriptor | undefined;
}

/** The query of an operation that may also contain members of its body. */
export interface SplitQuery {
  /** The parameters of the operation, and undescribed names. */
  readonly own: Decoded;
  /** Members of the body. */
  readonly members: Pick<Decoded, 'values' | 'errors'>;
}

/**
 * Reads a query with parameters of the operation and members of the body. A name of both is a parameter, and names in
 * `credentials` are not members. Members are not required here, as the body may contain them.
 */
export function splitQuery(
  query: string,
  own: readonly ParameterDescriptor[],
  given: QueryFields & { readonly credentials: ReadonlySet<string> },
): SplitQuery {
  const descriptors = descriptorsFor(own, given.fields);
  const { values, errors, unknown } = decodeQuery(descriptors, query, queryLimits, given.others);
  const ownNames = new Set(own.map(({ name }) => name));
  // Errors about the whole text have no pointer.
  const isOwn = ({ pointer, parameter }: ParameterError): boolean =>
    pointer === '' || ownNames.has(parameter);
  const [ownValues, memberValues] = [empty(), empty()];
  for (const [name, value] of Object.entries(values)) {
    if (ownNames.has(name)) ownValues[name] = value;
    else if (!given.credentials.has(name)) memberValues[name] = value;
  }
  return {
    own: { values: ownValues, errors: errors.filter(isOwn), unknown },
    members: {
      values: memberValues,
      errors: errors.filter((error) => !isOwn(error) && !given.credentials.has(error.parameter)),
    },
  };
}

/** The decoded pairs of a query; null for a name without `=`. */
export function pairsOf(
  query: string,
  values: ParameterValues,
): readonly (readonly [name: string, text: string | null])[] {
  const roots = new Set(Object.keys(values).map(rootOf));
  return splitPairs(query, querySyntax, queryLimits).pairs.flatMap(({ name, raw }) =>
    roots.has(rootOf(name)) ? [[name, raw === null ? null : (querySyntax.decode(raw) ?? raw)] as const] : [],
  );
}

/** The first part of a sent name: `variables` of `variables[][key]`. */
export function rootOf(name: string): string {
  return String(splitName(name)[0] ?? '');
}

/** The members of query and body; the value in the body takes precedence. */
export function mergeMembers(
  query: ParameterValues,
  body: { readonly [name: string]: unknown },
): { [name: string]: unknown } {
  return Object.assign(Object.create(null), query, body);
}

/** Whether an error reports a missing member that the query contains. */
export function isInQuery({ code, parameter }: ParameterError, query: ParameterValues): boolean {
  return code === 'missing' && Object.hasOwn(query, parameter);
}

const lists = new WeakMap<
  readonly ParameterDescriptor[],
  WeakMap<readonly ParameterDescriptor[], readonly ParameterDescriptor[]>
>();

/** The descriptors of parameters and members. They are cached, as each list has an index. */
function descriptorsFor(
  own: readonly ParameterDescriptor[],
  fields: readonly ParameterDescriptor[],
): readonly ParameterDescriptor[] {
  const cache =
    lists.get(own) ?? new WeakMap<readonly ParameterDescriptor[], readonly ParameterDescriptor[]>();
  lists.set(own, cache);
  const cached = cache.get(fields);
  if (cached !== undefined) return cached;
  const taken = new Set(own.map(({ name }) => rootOf(name)));
  const members = fields
    .filter(({ name }) => !taken.has(rootOf(name)))
    .map((field): ParameterDescriptor => ({ ...field, in: 'query', required: false }));
  const all = [...own, ...members];
  cache.set(fields, all);
  return all;
}

function empty(): { [name: string]: ParameterValue } {
  return Object.create(null);
}
