import type { GetJobLog200, GetJobLog401, GetJobLog403, GetJobLog404, GetJobLogPath } from '../../types/operations/get-job-log.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<GetJobLogPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'text/plain': Validator<GetJobLog200['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetJobLog401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetJobLog403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<GetJobLog404['body']>;
    };
  };
};
