import type { RevokeOwnPersonalAccessToken400, RevokeOwnPersonalAccessToken401, RevokeOwnPersonalAccessToken403 } from '../../types/operations/revoke-own-personal-access-token.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {};
export declare const body: {};
export declare const responses: {
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<RevokeOwnPersonalAccessToken400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<RevokeOwnPersonalAccessToken401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<RevokeOwnPersonalAccessToken403['body']>;
    };
  };
};
