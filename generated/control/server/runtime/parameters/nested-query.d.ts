import type { Decoded } from './error.js';
import { type ParameterLimits } from './limits.js';
/**
 * Reads a query with nested names by its shape alone, as Rack's `parse_nested_query`; every value is a string, or
 * null without `=`. Where Rack stops at the first error, the other pairs are read here as well. Rack lets
 * percent-encoding through that is not UTF-8; here it is an error.
 */
export declare function parseNestedQuery(text: string, limits?: ParameterLimits): Pick<Decoded, 'values' | 'errors'>;
