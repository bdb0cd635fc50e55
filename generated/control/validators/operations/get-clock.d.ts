import type { GetClock200 } from '../../types/operations/get-clock.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<GetClock200['body']>;
    };
  };
};
