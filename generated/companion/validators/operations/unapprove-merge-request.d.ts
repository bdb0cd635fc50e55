import type { UnapproveMergeRequest201, UnapproveMergeRequest401, UnapproveMergeRequest403, UnapproveMergeRequest404, UnapproveMergeRequestPath } from '../../types/operations/unapprove-merge-request.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<UnapproveMergeRequestPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<UnapproveMergeRequest201['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<UnapproveMergeRequest401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<UnapproveMergeRequest403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<UnapproveMergeRequest404['body']>;
    };
  };
};
