import type { GetMergeRequest200, GetMergeRequest400, GetMergeRequest401, GetMergeRequest403, GetMergeRequest404, GetMergeRequest414, GetMergeRequestPath, GetMergeRequestQuery } from '../../types/operations/get-merge-request.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<GetMergeRequestPath>;
  readonly query: Validator<GetMergeRequestQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<GetMergeRequest200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<GetMergeRequest400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetMergeRequest401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetMergeRequest403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<GetMergeRequest404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<GetMergeRequest414['body']>;
    };
  };
};
