import type { AddChangelog200, AddChangelog400, AddChangelog401, AddChangelog403, AddChangelog404, AddChangelog414, AddChangelogFormBody, AddChangelogJsonBody, AddChangelogPath } from '../../types/operations/add-changelog.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<AddChangelogPath>;
};
export declare const body: {
  readonly 'application/json': Validator<AddChangelogJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<AddChangelogFormBody>;
};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<AddChangelog200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<AddChangelog400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<AddChangelog401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<AddChangelog403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<AddChangelog404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<AddChangelog414['body']>;
    };
  };
};
