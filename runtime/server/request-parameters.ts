import { decodeHeaders } from '../parameters/decode-headers.ts';
import { decodeCookies, decodeQuery } from '../parameters/decode-pairs.ts';
import { decodePath } from '../parameters/decode-path.ts';
import type { ParameterValue, ParameterValues } from '../parameters/descriptor.ts';
import type { Decoded } from '../parameters/error.ts';
import { decodingFaults, furtherFaults, unknownFaults, validationFaults } from './faults.ts';
import type { ServerRequest } from './message.ts';
import type { ParameterGroup } from './operation.ts';
import type { Fault } from './problem.ts';

/** The texts of path parameters by name, still percent-encoded. */
export type RawPath = { readonly [name: string]: string };

/** A location of parameters: how it is named in the contract, for handlers and in faults. */
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

/** Reads the parameters of one location. What is wrong with them goes to `faults`; what was left out has its default. */
export function readParameters(
  { descriptors, validator, defaults }: ParameterGroup,
  { location }: ParameterPart,
  sources: {
    readonly request: ServerRequest;
    readonly rawPath: RawPath;
    readonly unknown: 'refuse' | 'ignore';
    /** Parameters of the query that hold credentials. */
    readonly credentials: ReadonlySet<string>;
    readonly faults: Fault[];
  },
): ParameterValues {
  const { request, rawPath, faults } = sources;
  const { values, errors, unknown } = decoders[location](descriptors, request, rawPath);
  const found = decodingFaults(location, errors);
  const refused =
    sources.unknown === 'refuse' ? unknown.filter(({ name }) => !sources.credentials.has(name)) : [];
  faults.push(...found, ...unknownFaults(location, refused));
  if (!validator.is(values))
    faults.push(...furtherFaults(found, validationFaults(location, validator, values)));
  return defaults === undefined ? values : withDefaults(values, defaults);
}

/** Fills in what was left out. Lists and objects are copied: they are the handler's, to change as it likes. */
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

type Decode = (
  descriptors: ParameterGroup['descriptors'],
  request: ServerRequest,
  rawPath: RawPath,
) => Decoded;

const decoders: Readonly<Record<ParameterPart['location'], Decode>> = {
  path: (descriptors, _, rawPath) => decodePath(descriptors, rawPath),
  query: (descriptors, { query }) => decodeQuery(descriptors, query),
  header: (descriptors, { headers }) => decodeHeaders(descriptors, headers.entries()),
  cookie: (descriptors, { headers }) => decodeCookies(descriptors, headers.get('cookie') ?? ''),
};
