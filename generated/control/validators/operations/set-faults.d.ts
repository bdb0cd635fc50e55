import type { SetFaults400, SetFaultsBody } from '../../types/operations/set-faults.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {};
export declare const body: {
  readonly 'application/json': Validator<SetFaultsBody>;
};
export declare const responses: {
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<SetFaults400['body']>;
    };
  };
};
