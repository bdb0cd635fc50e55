import type { CreateMergeRequest201, CreateMergeRequest400, CreateMergeRequest401, CreateMergeRequest403, CreateMergeRequest404, CreateMergeRequest409, CreateMergeRequest414, CreateMergeRequestFormBody, CreateMergeRequestJsonBody, CreateMergeRequestPath } from '../../types/operations/create-merge-request.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<CreateMergeRequestPath>;
};
export declare const body: {
  readonly 'application/json': Validator<CreateMergeRequestJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<CreateMergeRequestFormBody>;
};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<CreateMergeRequest201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<CreateMergeRequest400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CreateMergeRequest401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<CreateMergeRequest403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<CreateMergeRequest404['body']>;
    };
  };
  readonly '409': {
    readonly content: {
      readonly 'application/json': Validator<CreateMergeRequest409['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<CreateMergeRequest414['body']>;
    };
  };
};
