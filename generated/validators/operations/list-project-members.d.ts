import type { ListProjectMembers200, ListProjectMembers400, ListProjectMembers401, ListProjectMembers403, ListProjectMembers404, ListProjectMembers414, ListProjectMembersPath, ListProjectMembersQuery } from '../../types/operations/list-project-members.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListProjectMembersPath>;
  readonly query: Validator<ListProjectMembersQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListProjectMembers200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListProjectMembers200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectMembers400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectMembers401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectMembers403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectMembers404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectMembers414['body']>;
    };
  };
};
