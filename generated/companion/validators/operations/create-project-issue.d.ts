import type { CreateProjectIssue201, CreateProjectIssue400, CreateProjectIssue401, CreateProjectIssue403, CreateProjectIssue404, CreateProjectIssue409, CreateProjectIssue414, CreateProjectIssueFormBody, CreateProjectIssueJsonBody, CreateProjectIssuePath } from '../../types/operations/create-project-issue.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<CreateProjectIssuePath>;
};
export declare const body: {
  readonly 'application/json': Validator<CreateProjectIssueJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<CreateProjectIssueFormBody>;
};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectIssue201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectIssue400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectIssue401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectIssue403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectIssue404['body']>;
    };
  };
  readonly '409': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectIssue409['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectIssue414['body']>;
    };
  };
};
