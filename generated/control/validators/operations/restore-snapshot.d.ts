import type { RestoreSnapshot400, RestoreSnapshot404, RestoreSnapshotPath } from '../../types/operations/restore-snapshot.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<RestoreSnapshotPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<RestoreSnapshot400['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<RestoreSnapshot404['body']>;
    };
  };
};
