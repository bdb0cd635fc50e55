import type { UpdateMergeRequest200, UpdateMergeRequest400, UpdateMergeRequest401, UpdateMergeRequest403, UpdateMergeRequest404, UpdateMergeRequest409, UpdateMergeRequest414, UpdateMergeRequestFormBody, UpdateMergeRequestJsonBody, UpdateMergeRequestPath } from '../../types/operations/update-merge-request.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<UpdateMergeRequestPath>;
};
export declare const body: {
  readonly 'application/json': Validator<UpdateMergeRequestJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<UpdateMergeRequestFormBody>;
};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<UpdateMergeRequest200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<UpdateMergeRequest400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<UpdateMergeRequest401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<UpdateMergeRequest403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<UpdateMergeRequest404['body']>;
    };
  };
  readonly '409': {
    readonly content: {
      readonly 'application/json': Validator<UpdateMergeRequest409['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<UpdateMergeRequest414['body']>;
    };
  };
};
