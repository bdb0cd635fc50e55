import { parameterLocations } from '../source/structure.ts';
import type { ParameterIn } from './model.ts';

/** How outputs name the parameters of one location. */
export interface ParameterPart {
  readonly in: ParameterIn;
  /** Member of requests. */
  readonly part: 'path' | 'query' | 'headers' | 'cookies';
  /** What their type adds to that of the operation. */
  readonly ending: 'Path' | 'Query' | 'Headers' | 'Cookies';
}

const parts: { readonly [Location in ParameterIn]: Omit<ParameterPart, 'in'> } = {
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
