import type { GetCommit200, GetCommit400, GetCommit401, GetCommit403, GetCommit404, GetCommit414, GetCommitPath, GetCommitQuery } from '../../types/operations/get-commit.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<GetCommitPath>;
  readonly query: Validator<GetCommitQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<GetCommit200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<GetCommit400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetCommit401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetCommit403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<GetCommit404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<GetCommit414['body']>;
    };
  };
};
