import type { Reset400 } from '../../types/operations/reset.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {};
export declare const body: {};
export declare const responses: {
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<Reset400['body']>;
    };
  };
};
