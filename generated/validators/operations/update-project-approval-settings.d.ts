import type { UpdateProjectApprovalSettings200, UpdateProjectApprovalSettings400, UpdateProjectApprovalSettings401, UpdateProjectApprovalSettings403, UpdateProjectApprovalSettings404, UpdateProjectApprovalSettings414, UpdateProjectApprovalSettingsFormBody, UpdateProjectApprovalSettingsJsonBody, UpdateProjectApprovalSettingsPath } from '../../types/operations/update-project-approval-settings.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<UpdateProjectApprovalSettingsPath>;
};
export declare const body: {
  readonly 'application/json': Validator<UpdateProjectApprovalSettingsJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<UpdateProjectApprovalSettingsFormBody>;
};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectApprovalSettings200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectApprovalSettings400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectApprovalSettings401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectApprovalSettings403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectApprovalSettings404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectApprovalSettings414['body']>;
    };
  };
};
