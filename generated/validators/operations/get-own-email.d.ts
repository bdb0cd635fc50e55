import type { GetOwnEmail200, GetOwnEmail401, GetOwnEmail403, GetOwnEmail404, GetOwnEmailPath } from '../../types/operations/get-own-email.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<GetOwnEmailPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<GetOwnEmail200['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetOwnEmail401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetOwnEmail403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<GetOwnEmail404['body']>;
    };
  };
};
