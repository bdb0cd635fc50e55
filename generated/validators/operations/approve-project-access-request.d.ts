import type { ApproveProjectAccessRequest200, ApproveProjectAccessRequest400, ApproveProjectAccessRequest401, ApproveProjectAccessRequest403, ApproveProjectAccessRequest404, ApproveProjectAccessRequest414, ApproveProjectAccessRequestFormBody, ApproveProjectAccessRequestJsonBody, ApproveProjectAccessRequestPath } from '../../types/operations/approve-project-access-request.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ApproveProjectAccessRequestPath>;
};
export declare const body: {
  readonly 'application/json': Validator<ApproveProjectAccessRequestJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<ApproveProjectAccessRequestFormBody>;
};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<ApproveProjectAccessRequest200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ApproveProjectAccessRequest400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ApproveProjectAccessRequest401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ApproveProjectAccessRequest403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ApproveProjectAccessRequest404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ApproveProjectAccessRequest414['body']>;
    };
  };
};
