import type { ListBillableGroupMembers200, ListBillableGroupMembers400, ListBillableGroupMembers401, ListBillableGroupMembers403, ListBillableGroupMembers404, ListBillableGroupMembers414, ListBillableGroupMembersPath, ListBillableGroupMembersQuery } from '../../types/operations/list-billable-group-members.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListBillableGroupMembersPath>;
  readonly query: Validator<ListBillableGroupMembersQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListBillableGroupMembers200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListBillableGroupMembers200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListBillableGroupMembers400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListBillableGroupMembers401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListBillableGroupMembers403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListBillableGroupMembers404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListBillableGroupMembers414['body']>;
    };
  };
};
