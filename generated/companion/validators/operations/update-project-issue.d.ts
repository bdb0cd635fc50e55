import type { UpdateProjectIssue200, UpdateProjectIssue400, UpdateProjectIssue401, UpdateProjectIssue403, UpdateProjectIssue404, UpdateProjectIssue414, UpdateProjectIssueFormBody, UpdateProjectIssueJsonBody, UpdateProjectIssuePath } from '../../types/operations/update-project-issue.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<UpdateProjectIssuePath>;
};
export declare const body: {
  readonly 'application/json': Validator<UpdateProjectIssueJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<UpdateProjectIssueFormBody>;
};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectIssue200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectIssue400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectIssue401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectIssue403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectIssue404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectIssue414['body']>;
    };
  };
};
