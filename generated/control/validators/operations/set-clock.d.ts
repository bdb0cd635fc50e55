import type { SetClock200, SetClock400, SetClockBody } from '../../types/operations/set-clock.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {};
export declare const body: {
  readonly 'application/json': Validator<SetClockBody>;
};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<SetClock200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<SetClock400['body']>;
    };
  };
};
