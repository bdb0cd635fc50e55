import type { GetOwnPersonalAccessToken200, GetOwnPersonalAccessToken401, GetOwnPersonalAccessToken403 } from '../../types/operations/get-own-personal-access-token.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<GetOwnPersonalAccessToken200['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetOwnPersonalAccessToken401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetOwnPersonalAccessToken403['body']>;
    };
  };
};
