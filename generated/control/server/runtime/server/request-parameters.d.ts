import type { ParameterValues } from '../parameters/descriptor.js';
import type { ServerRequest } from './message.js';
import type { ParameterGroup } from './operation.js';
import type { Fault } from './problem.js';
import type { Query } from './query.js';
/** The texts of path parameters by name, still percent-encoded. */
export type RawPath = {
    readonly [name: string]: string;
};
/** A location of parameters: how it is named in the contract, for handlers and in faults. */
export interface ParameterPart {
    readonly location: 'path' | 'query' | 'header' | 'cookie';
    readonly member: 'path' | 'query' | 'headers' | 'cookies';
}
export declare const parameterParts: readonly ParameterPart[];
/** Where parameters come from, and where what is wrong with them goes. */
export interface ParameterSources {
    readonly request: ServerRequest;
    readonly rawPath: RawPath;
    readonly query: Query;
    readonly unknown: 'refuse' | 'ignore';
    readonly faults: Fault[];
}
/** Reads the parameters of one location. What is wrong with them goes to `faults`; what was left out has its default. */
export declare function readParameters({ descriptors, validator, defaults }: ParameterGroup, { location }: ParameterPart, sources: ParameterSources): ParameterValues;
/** Refuses what stands in the query of an operation that has no parameters there. */
export declare function refuseUnknown(sources: ParameterSources): void;
