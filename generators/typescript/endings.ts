import { parameterLocations } from '../source/structure.ts';

type Location = (typeof parameterLocations)[number];

/** How outputs name the parameters of one location. */
export interface ParameterPart {
  readonly in: Location;
  /** Member of requests. */
  readonly part: 'path' | 'query' | 'headers' | 'cookies';
  /** What their type adds to that of the operation. */
  readonly ending: 'Path' | 'Query' | 'Headers' | 'Cookies';
}

const parts: { readonly [At in Location]: Omit<ParameterPart, 'in'> } = {
  path: { part: 'path', ending: 'Path' },
  query: { part: 'query', ending: 'Query' },
  header: { part: 'headers', ending: 'Headers' },
  cookie: { part: 'cookies', ending: 'Cookies' },
};

/** The parts of requests that hold parameters, in the order in which they are sent. */
export const parameterParts: readonly ParameterPart[] = parameterLocations.map((location) => ({
  in: location,
  ...parts[location],
}));

/** What the types of a whole request, a whole response and a body add to the name of their operation. */
export const wholeEndings = { request: 'Request', response: 'Response', body: 'Body' } as const;

/** What the types of the client add to the name of their operation. */
export const clientEndings = { arguments: 'Arguments', result: 'Result' } as const;

/** What the types of the server add to the name of their operation. */
export const serverEndings = {
  request: 'ServerRequest',
  response: 'ServerResponse',
  handler: 'Handler',
} as const;

/** What the type of a response adds: `ListGroups200`, `ListGroups4XX`, `ListGroupsDefault`. */
export function statusEnding(status: string): string {
  return status === 'default' ? 'Default' : status.toUpperCase();
}

const STATUS = '([1-5](\\d\\d|XX)|Default)';
const WHOLE = [...parameterParts.map(({ ending }) => ending), wholeEndings.request, wholeEndings.response];

/** Endings of the types that an operation has among the types: its parts, its bodies, its responses by status. */
const ENDING = new RegExp(`^(${WHOLE.join('|')}|[A-Za-z0-9]*Body|${STATUS}(Headers|[A-Za-z0-9]*Body)?)$`);

/** What all of these endings end with. Most names do not, which saves looking at each of their ends. */
const POSSIBLE_ENDING = new RegExp(`(${WHOLE.join('|')}|Body|${STATUS})$`);

/** The beginnings of a type name whose rest is an ending: the names that no operation may have beside it. */
export function beginningsOf(name: string): readonly string[] {
  if (!POSSIBLE_ENDING.test(name)) return [];
  const found: string[] = [];
  for (let length = 1; length < name.length; length++) {
    if (ENDING.test(name.slice(length))) found.push(name.slice(0, length));
  }
  return found;
}
