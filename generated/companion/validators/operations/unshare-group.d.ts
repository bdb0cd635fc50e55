import type { UnshareGroup401, UnshareGroup403, UnshareGroup404, UnshareGroupPath } from '../../types/operations/unshare-group.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<UnshareGroupPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<UnshareGroup401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<UnshareGroup403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<UnshareGroup404['body']>;
    };
  };
};
