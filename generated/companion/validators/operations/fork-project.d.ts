import type { ForkProject201, ForkProject400, ForkProject401, ForkProject403, ForkProject404, ForkProject409, ForkProject414, ForkProjectFormBody, ForkProjectJsonBody, ForkProjectPath } from '../../types/operations/fork-project.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ForkProjectPath>;
};
export declare const body: {
  readonly 'application/json': Validator<ForkProjectJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<ForkProjectFormBody>;
};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<ForkProject201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ForkProject400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ForkProject401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ForkProject403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ForkProject404['body']>;
    };
  };
  readonly '409': {
    readonly content: {
      readonly 'application/json': Validator<ForkProject409['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ForkProject414['body']>;
    };
  };
};
