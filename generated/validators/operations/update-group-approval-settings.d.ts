import type { UpdateGroupApprovalSettings200, UpdateGroupApprovalSettings400, UpdateGroupApprovalSettings401, UpdateGroupApprovalSettings403, UpdateGroupApprovalSettings404, UpdateGroupApprovalSettings414, UpdateGroupApprovalSettingsFormBody, UpdateGroupApprovalSettingsJsonBody, UpdateGroupApprovalSettingsPath } from '../../types/operations/update-group-approval-settings.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<UpdateGroupApprovalSettingsPath>;
};
export declare const body: {
  readonly 'application/json': Validator<UpdateGroupApprovalSettingsJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<UpdateGroupApprovalSettingsFormBody>;
};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<UpdateGroupApprovalSettings200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<UpdateGroupApprovalSettings400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<UpdateGroupApprovalSettings401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<UpdateGroupApprovalSettings403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<UpdateGroupApprovalSettings404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<UpdateGroupApprovalSettings414['body']>;
    };
  };
};
