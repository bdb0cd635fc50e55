import { parameterLocations } from '../source/document/structure.ts';

type Location = (typeof parameterLocations)[number];

/** The names for the parameters of one location. */
export interface ParameterPart {
  readonly in: Location;
  /** Member of requests. */
  readonly part: 'path' | 'query' | 'headers' | 'cookies';
  /** The suffix of their type after the name of the operation. */
  readonly ending: 'Path' | 'Query' | 'Headers' | 'Cookies';
}

const parts: { readonly [At in Location]: Omit<ParameterPart, 'in'> } = {
  path: { part: 'path', ending: 'Path' },
  query: { part: 'query', ending: 'Query' },
  header: { part: 'headers', ending: 'Headers' },
  cookie: { part: 'cookies', ending: 'Cookies' },
};

/** The parts of requests that contain parameters, in the order in which they are sent. */
export const parameterParts: readonly ParameterPart[] = parameterLocations.map((location) => ({
  in: location,
  ...parts[location],
}));

/** The suffixes of the types of a whole request, a whole response and a body after the name of their operation. */
export const wholeEndings = { request: 'Request', response: 'Response', body: 'Body' } as const;

/** The suffixes of the types of the client after the name of their operation. */
export const clientEndings = { arguments: 'Arguments', result: 'Result' } as const;

/** The suffixes of the types of the server after the name of their operation. */
export const serverEndings = {
  request: 'ServerRequest',
  response: 'ServerResponse',
  handler: 'Handler',
} as const;

/** The suffix of the type of a response: `ListGroups200`, `ListGroups4XX`, `ListGroupsDefault`. */
export function statusEnding(status: string): string {
  return status === 'default' ? 'Default' : status.toUpperCase();
}

const STATUS = '([1-5](\\d\\d|XX)|Default)';
const WHOLE = [...parameterParts.map(({ ending }) => ending), wholeEndings.request, wholeEndings.response];

/** Suffixes of the types of an operation: its parts, its bodies, its responses by status. */
const ENDING = new RegExp(`^(${WHOLE.join('|')}|[A-Za-z0-9]*Body|${STATUS}(Headers|[A-Za-z0-9]*Body)?)$`);

/** A quick test for these suffixes, as the test of all prefixes of a name is slow. */
const POSSIBLE_ENDING = new RegExp(`(${WHOLE.join('|')}|Body|${STATUS})$`);

/** The prefixes of a type name whose remainder is a suffix. Operations with these names would have the same type. */
export function prefixesOf(name: string): readonly string[] {
  if (!POSSIBLE_ENDING.test(name)) return [];
  const found: string[] = [];
  for (let length = 1; length < name.length; length++) {
    if (ENDING.test(name.slice(length))) found.push(name.slice(0, length));
  }
  return found;
}
