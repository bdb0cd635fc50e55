import type { TakeSnapshot400, TakeSnapshotPath } from '../../types/operations/take-snapshot.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<TakeSnapshotPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<TakeSnapshot400['body']>;
    };
  };
};
