import type { ListEffectiveProjectMembers200, ListEffectiveProjectMembers400, ListEffectiveProjectMembers401, ListEffectiveProjectMembers403, ListEffectiveProjectMembers404, ListEffectiveProjectMembers414, ListEffectiveProjectMembersPath, ListEffectiveProjectMembersQuery } from '../../types/operations/list-effective-project-members.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListEffectiveProjectMembersPath>;
  readonly query: Validator<ListEffectiveProjectMembersQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListEffectiveProjectMembers200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListEffectiveProjectMembers200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListEffectiveProjectMembers400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListEffectiveProjectMembers401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListEffectiveProjectMembers403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListEffectiveProjectMembers404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListEffectiveProjectMembers414['body']>;
    };
  };
};
