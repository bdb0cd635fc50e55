import type { GetJob200, GetJob401, GetJob403, GetJob404, GetJobPath } from '../../types/operations/get-job.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<GetJobPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<GetJob200['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetJob401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetJob403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<GetJob404['body']>;
    };
  };
};
