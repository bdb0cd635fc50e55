import type { GetMergeRequestApprovals200, GetMergeRequestApprovals401, GetMergeRequestApprovals403, GetMergeRequestApprovals404, GetMergeRequestApprovalsPath } from '../../types/operations/get-merge-request-approvals.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<GetMergeRequestApprovalsPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<GetMergeRequestApprovals200['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetMergeRequestApprovals401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetMergeRequestApprovals403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<GetMergeRequestApprovals404['body']>;
    };
  };
};
