import type { CreateCommit201, CreateCommit400, CreateCommit401, CreateCommit403, CreateCommit404, CreateCommit414, CreateCommitFormBody, CreateCommitJsonBody, CreateCommitPath } from '../../types/operations/create-commit.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<CreateCommitPath>;
};
export declare const body: {
  readonly 'application/json': Validator<CreateCommitJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<CreateCommitFormBody>;
};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<CreateCommit201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<CreateCommit400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CreateCommit401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<CreateCommit403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<CreateCommit404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<CreateCommit414['body']>;
    };
  };
};
