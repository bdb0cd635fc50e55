import type { ListFaults200 } from '../../types/operations/list-faults.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<ListFaults200['body']>;
    };
  };
};
