import type { MergeMergeRequest200, MergeMergeRequest400, MergeMergeRequest401, MergeMergeRequest403, MergeMergeRequest404, MergeMergeRequest405, MergeMergeRequest409, MergeMergeRequest414, MergeMergeRequest422, MergeMergeRequestFormBody, MergeMergeRequestJsonBody, MergeMergeRequestPath } from '../../types/operations/merge-merge-request.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<MergeMergeRequestPath>;
};
export declare const body: {
  readonly 'application/json': Validator<MergeMergeRequestJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<MergeMergeRequestFormBody>;
};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<MergeMergeRequest200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<MergeMergeRequest400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<MergeMergeRequest401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<MergeMergeRequest403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<MergeMergeRequest404['body']>;
    };
  };
  readonly '405': {
    readonly content: {
      readonly 'application/json': Validator<MergeMergeRequest405['body']>;
    };
  };
  readonly '409': {
    readonly content: {
      readonly 'application/json': Validator<MergeMergeRequest409['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<MergeMergeRequest414['body']>;
    };
  };
  readonly '422': {
    readonly content: {
      readonly 'application/json': Validator<MergeMergeRequest422['body']>;
    };
  };
};
