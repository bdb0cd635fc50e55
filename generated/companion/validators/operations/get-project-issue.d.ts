import type { GetProjectIssue200, GetProjectIssue401, GetProjectIssue403, GetProjectIssue404, GetProjectIssuePath } from '../../types/operations/get-project-issue.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<GetProjectIssuePath>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<GetProjectIssue200['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetProjectIssue401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetProjectIssue403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<GetProjectIssue404['body']>;
    };
  };
};
