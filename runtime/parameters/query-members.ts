import { decodeQuery } from './decode-pairs.ts';
import type { ParameterDescriptor, ParameterValue, ParameterValues } from './descriptor.ts';
import type { Decoded, ParameterError } from './error.ts';
import { queryLimits } from './limits.ts';
import { splitName } from './nested-name.ts';
import { querySyntax, splitPairs } from './pairs.ts';

/** How the members of a body stand in a query. */
export interface QueryFields {
  readonly fields: readonly ParameterDescriptor[];
  /** How other members stand there; absent where there may be none. */
  readonly others?: ParameterDescriptor | undefined;
}

/** A query of an operation whose body may have members there. */
export interface SplitQuery {
  /** The parameters that the operation itself has, and what nothing describes. */
  readonly own: Decoded;
  /** Members of the body. */
  readonly members: Pick<Decoded, 'values' | 'errors'>;
}

/**
 * Reads a query in which the members of a body may stand beside the parameters of the operation. A name that both have
 * is the parameter's. Members are never required here, as the body may hold them; names of `credentials` are none.
 */
export function splitQuery(
  query: string,
  own: readonly ParameterDescriptor[],
  given: QueryFields & { readonly credentials: ReadonlySet<string> },
): SplitQuery {
  const descriptors = descriptorsFor(own, given.fields);
  const { values, errors, unknown } = decodeQuery(descriptors, query, queryLimits, given.others);
  const ownNames = new Set(own.map(({ name }) => name));
  // What is wrong with the text as a whole has no place among the values.
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

/** The pairs of a query that make up values, decoded; null stands without `=`. */
export function pairsOf(
  query: string,
  values: ParameterValues,
): readonly (readonly [name: string, text: string | null])[] {
  const roots = new Set(Object.keys(values).map(rootOf));
  return splitPairs(query, querySyntax, queryLimits).pairs.flatMap(({ name, raw }) =>
    roots.has(rootOf(name)) ? [[name, raw === null ? null : (querySyntax.decode(raw) ?? raw)] as const] : [],
  );
}

/** The first name that a name on the wire spells: `variables` of `variables[][key]`. */
export function rootOf(name: string): string {
  return String(splitName(name)[0] ?? '');
}

/** Of a member that the values of a query and of a body share the body's counts. */
export function mergeMembers(
  query: ParameterValues,
  body: { readonly [name: string]: unknown },
): { [name: string]: unknown } {
  return Object.assign(Object.create(null), query, body);
}

/** Whether an error says that something is missing that the query holds. */
export function isInQuery({ code, parameter }: ParameterError, query: ParameterValues): boolean {
  return code === 'missing' && Object.hasOwn(query, parameter);
}

const lists = new WeakMap<
  readonly ParameterDescriptor[],
  WeakMap<readonly ParameterDescriptor[], readonly ParameterDescriptor[]>
>();

/** Made once for two lists, as an index is made for each list. */
function descriptorsFor(
  own: readonly ParameterDescriptor[],
  fields: readonly ParameterDescriptor[],
): readonly ParameterDescriptor[] {
  const known =
    lists.get(own) ?? new WeakMap<readonly ParameterDescriptor[], readonly ParameterDescriptor[]>();
  lists.set(own, known);
  const found = known.get(fields);
  if (found !== undefined) return found;
  const taken = new Set(own.map(({ name }) => rootOf(name)));
  const members = fields
    .filter(({ name }) => !taken.has(rootOf(name)))
    .map((field): ParameterDescriptor => ({ ...field, in: 'query', required: false }));
  const made = [...own, ...members];
  known.set(fields, made);
  return made;
}

function empty(): { [name: string]: ParameterValue } {
  return Object.create(null);
}
