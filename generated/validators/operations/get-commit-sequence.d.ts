import type { GetCommitSequence200, GetCommitSequence400, GetCommitSequence401, GetCommitSequence403, GetCommitSequence404, GetCommitSequence414, GetCommitSequencePath, GetCommitSequenceQuery } from '../../types/operations/get-commit-sequence.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<GetCommitSequencePath>;
  readonly query: Validator<GetCommitSequenceQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<GetCommitSequence200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<GetCommitSequence400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetCommitSequence401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetCommitSequence403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<GetCommitSequence404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<GetCommitSequence414['body']>;
    };
  };
};
