import type { StartJob200, StartJob404, StartJob409, StartJobPath } from '../../types/operations/start-job.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<StartJobPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<StartJob200['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<StartJob404['body']>;
    };
  };
  readonly '409': {
    readonly content: {
      readonly 'application/json': Validator<StartJob409['body']>;
    };
  };
};
