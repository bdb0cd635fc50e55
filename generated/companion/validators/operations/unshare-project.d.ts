import type { UnshareProject401, UnshareProject403, UnshareProject404, UnshareProjectPath } from '../../types/operations/unshare-project.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<UnshareProjectPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<UnshareProject401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<UnshareProject403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<UnshareProject404['body']>;
    };
  };
};
