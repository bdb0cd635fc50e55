import type { GetGroupApprovalSettings200, GetGroupApprovalSettings401, GetGroupApprovalSettings403, GetGroupApprovalSettings404, GetGroupApprovalSettingsPath } from '../../types/operations/get-group-approval-settings.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<GetGroupApprovalSettingsPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<GetGroupApprovalSettings200['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetGroupApprovalSettings401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetGroupApprovalSettings403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<GetGroupApprovalSettings404['body']>;
    };
  };
};
