import type { RevertCommit200, RevertCommit201, RevertCommit400, RevertCommit401, RevertCommit403, RevertCommit404, RevertCommit414, RevertCommitFormBody, RevertCommitJsonBody, RevertCommitPath } from '../../types/operations/revert-commit.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<RevertCommitPath>;
};
export declare const body: {
  readonly 'application/json': Validator<RevertCommitJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<RevertCommitFormBody>;
};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<RevertCommit200['body']>;
    };
  };
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<RevertCommit201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<RevertCommit400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<RevertCommit401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<RevertCommit403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<RevertCommit404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<RevertCommit414['body']>;
    };
  };
};
