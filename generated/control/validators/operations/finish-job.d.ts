import type { FinishJob400, FinishJob404, FinishJob409, FinishJobBody, FinishJobPath } from '../../types/operations/finish-job.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<FinishJobPath>;
};
export declare const body: {
  readonly 'application/json': Validator<FinishJobBody>;
};
export declare const responses: {
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<FinishJob400['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<FinishJob404['body']>;
    };
  };
  readonly '409': {
    readonly content: {
      readonly 'application/json': Validator<FinishJob409['body']>;
    };
  };
};
