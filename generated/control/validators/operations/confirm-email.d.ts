import type { ConfirmEmail404, ConfirmEmailPath } from '../../types/operations/confirm-email.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ConfirmEmailPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ConfirmEmail404['body']>;
    };
  };
};
