import { decodeHeaders } from '../parameters/decode-headers.ts';
import { decodeCookies } from '../parameters/decode-pairs.ts';
import { decodePath } from '../parameters/decode-path.ts';
import type { ParameterValue, ParameterValues } from '../parameters/descriptor.ts';
import { pointerSteps, type Decoded } from '../parameters/error.ts';
import { isDisregarded } from '../parameters/negotiation.ts';
import { decodingFaults, furtherFaults, unknownFaults, validationFaults } from './faults.ts';
import type { ServerRequest } from './message.ts';
import type { ParameterGroup } from './operation.ts';
import type { Fault } from './problem.ts';
import type { Query } from './query.ts';

/** The texts of path parameters by name, still percent-encoded. */
export type RawPath = { readonly [name: string]: string };

/** A location of parameters: its names in the contract, for handlers and in faults. */
export interface ParameterPart {
  readonly location: 'path' | 'query' | 'header' | 'cookie';
  readonly member: 'path' | 'query' | 'headers' | 'cookies';
}

export const parameterParts: readonly ParameterPart[] = [
  { location: 'path', member: 'path' },
  { location: 'query', member: 'query' },
  { location: 'header', member: 'headers' },
  { location: 'cookie', member: 'cookies' },
];

/** The source of parameters, and the list for their faults. */
export interface ParameterSources {
  readonly request: ServerRequest;
  readonly rawPath: RawPath;
  readonly query: Query;
  readonly unknown: 'refuse' | 'ignore';
  readonly faults: Fault[];
}

/** Reads the parameters of one location. Errors are added to `faults`; omitted parameters get their defaults. */
export function readParameters(
  { descriptors, validator, defaults }: ParameterGroup,
  { location }: ParameterPart,
  sources: ParameterSources,
): ParameterValues {
  const decoded = decoders[location](descriptors, sources);
  const { values, errors } = decoded;
  const found = decodingFaults(location, errors);
  if (found.length > 0) sources.faults.push(...found);
  refuseUndescribed(location, decoded, sources);
  if (!validator.is(values))
    sources.faults.push(...furtherFaults(found, validationFaults(location, validator, values)));
  if (location === 'header' && sources.faults.length > 0) disregard(descriptors, values, sources.faults);
  return defaults === undefined ? values : withDefaults(values, defaults);
}

/** Refuses every name in the query of an operation without query parameters. */
export function refuseUnknown(sources: ParameterSources): void {
  const decoded = sources.query.own();
  if (decoded.errors.length > 0) sources.faults.push(...decodingFaults('query', decoded.errors));
  refuseUndescribed('query', decoded, sources);
}

/** Leaves out headers whose errors are disregarded, and these errors. */
function disregard(
  descriptors: ParameterGroup['descriptors'],
  values: ParameterValues,
  faults: Fault[],
): void {
  for (const fault of faults.splice(0)) {
    if (fault.in === 'header' && isDisregarded(descriptors, fault))
      Reflect.deleteProperty(values, pointerSteps(fault.pointer)[0] ?? '');
    else faults.push(fault);
  }
}

/** Refuses names in a query, and members of parameters, that are not described. */
function refuseUndescribed(
  location: ParameterPart['location'],
  { unknown }: Decoded,
  { query, unknown: choice, faults }: ParameterSources,
): void {
  if (unknown.length === 0) return;
  const files = location === 'query' ? query.fileFaults(unknown) : [];
  const places = new Set(files.map(({ pointer }) => pointer));
  const others = choice === 'refuse' ? unknownFaults(location, unknown) : [];
  faults.push(...files, ...others.filter(({ pointer }) => !places.has(pointer)));
}

/** Adds the defaults of omitted parameters. Lists and objects are copied, so that handlers may change them. */
function withDefaults(
  values: { [name: string]: ParameterValue },
  defaults: NonNullable<ParameterGroup['defaults']>,
): ParameterValues {
  for (const [name, value] of defaults) {
    if (!Object.hasOwn(values, name))
      values[name] = typeof value === 'object' ? structuredClone(value) : value;
  }
  return values;
}

type Decode = (descriptors: ParameterGroup['descriptors'], sources: ParameterSources) => Decoded;

const decoders: Readonly<Record<ParameterPart['location'], Decode>> = {
  path: (descriptors, { rawPath }) => decodePath(descriptors, rawPath),
  query: (_, { query }) => query.own(),
  header: (descriptors, { request }) => decodeHeaders(descriptors, request.headers.entries()),
  cookie: (descriptors, { request }) => decodeCookies(descriptors, request.headers.get('cookie') ?? ''),
};
