import type { ApproveGroupAccessRequest200, ApproveGroupAccessRequest400, ApproveGroupAccessRequest401, ApproveGroupAccessRequest403, ApproveGroupAccessRequest404, ApproveGroupAccessRequest414, ApproveGroupAccessRequestFormBody, ApproveGroupAccessRequestJsonBody, ApproveGroupAccessRequestPath } from '../../types/operations/approve-group-access-request.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ApproveGroupAccessRequestPath>;
};
export declare const body: {
  readonly 'application/json': Validator<ApproveGroupAccessRequestJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<ApproveGroupAccessRequestFormBody>;
};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<ApproveGroupAccessRequest200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ApproveGroupAccessRequest400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ApproveGroupAccessRequest401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ApproveGroupAccessRequest403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ApproveGroupAccessRequest404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ApproveGroupAccessRequest414['body']>;
    };
  };
};
