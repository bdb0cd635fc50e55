import type { GetProjectApprovalSettings200, GetProjectApprovalSettings401, GetProjectApprovalSettings403, GetProjectApprovalSettings404, GetProjectApprovalSettingsPath } from '../../types/operations/get-project-approval-settings.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<GetProjectApprovalSettingsPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<GetProjectApprovalSettings200['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetProjectApprovalSettings401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetProjectApprovalSettings403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<GetProjectApprovalSettings404['body']>;
    };
  };
};
