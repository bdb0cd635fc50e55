import type { ListEffectiveGroupMembers200, ListEffectiveGroupMembers400, ListEffectiveGroupMembers401, ListEffectiveGroupMembers403, ListEffectiveGroupMembers404, ListEffectiveGroupMembers414, ListEffectiveGroupMembersPath, ListEffectiveGroupMembersQuery } from '../../types/operations/list-effective-group-members.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListEffectiveGroupMembersPath>;
  readonly query: Validator<ListEffectiveGroupMembersQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListEffectiveGroupMembers200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListEffectiveGroupMembers200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListEffectiveGroupMembers400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListEffectiveGroupMembers401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListEffectiveGroupMembers403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListEffectiveGroupMembers404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListEffectiveGroupMembers414['body']>;
    };
  };
};
