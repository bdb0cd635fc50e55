import type { ShareGroup201, ShareGroup400, ShareGroup401, ShareGroup403, ShareGroup404, ShareGroup409, ShareGroup414, ShareGroupFormBody, ShareGroupJsonBody, ShareGroupPath } from '../../types/operations/share-group.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ShareGroupPath>;
};
export declare const body: {
  readonly 'application/json': Validator<ShareGroupJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<ShareGroupFormBody>;
};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<ShareGroup201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ShareGroup400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ShareGroup401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ShareGroup403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ShareGroup404['body']>;
    };
  };
  readonly '409': {
    readonly content: {
      readonly 'application/json': Validator<ShareGroup409['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ShareGroup414['body']>;
    };
  };
};
