import type { ApproveMergeRequest201, ApproveMergeRequest400, ApproveMergeRequest401, ApproveMergeRequest403, ApproveMergeRequest404, ApproveMergeRequest409, ApproveMergeRequest414, ApproveMergeRequestFormBody, ApproveMergeRequestJsonBody, ApproveMergeRequestPath } from '../../types/operations/approve-merge-request.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ApproveMergeRequestPath>;
};
export declare const body: {
  readonly 'application/json': Validator<ApproveMergeRequestJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<ApproveMergeRequestFormBody>;
};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<ApproveMergeRequest201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ApproveMergeRequest400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ApproveMergeRequest401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ApproveMergeRequest403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ApproveMergeRequest404['body']>;
    };
  };
  readonly '409': {
    readonly content: {
      readonly 'application/json': Validator<ApproveMergeRequest409['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ApproveMergeRequest414['body']>;
    };
  };
};
