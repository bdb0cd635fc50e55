import type { ListSnapshots200 } from '../../types/operations/list-snapshots.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<ListSnapshots200['body']>;
    };
  };
};
