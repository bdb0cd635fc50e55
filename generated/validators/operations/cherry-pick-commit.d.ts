import type { CherryPickCommit200, CherryPickCommit201, CherryPickCommit400, CherryPickCommit401, CherryPickCommit403, CherryPickCommit404, CherryPickCommit414, CherryPickCommitFormBody, CherryPickCommitJsonBody, CherryPickCommitPath } from '../../types/operations/cherry-pick-commit.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<CherryPickCommitPath>;
};
export declare const body: {
  readonly 'application/json': Validator<CherryPickCommitJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<CherryPickCommitFormBody>;
};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<CherryPickCommit200['body']>;
    };
  };
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<CherryPickCommit201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<CherryPickCommit400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CherryPickCommit401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<CherryPickCommit403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<CherryPickCommit404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<CherryPickCommit414['body']>;
    };
  };
};
