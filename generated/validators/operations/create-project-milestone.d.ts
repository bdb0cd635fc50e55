import type { CreateProjectMilestone201, CreateProjectMilestone400, CreateProjectMilestone401, CreateProjectMilestone403, CreateProjectMilestone404, CreateProjectMilestone414, CreateProjectMilestoneFormBody, CreateProjectMilestoneJsonBody, CreateProjectMilestonePath } from '../../types/operations/create-project-milestone.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<CreateProjectMilestonePath>;
};
export declare const body: {
  readonly 'application/json': Validator<CreateProjectMilestoneJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<CreateProjectMilestoneFormBody>;
};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectMilestone201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectMilestone400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectMilestone401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectMilestone403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectMilestone404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectMilestone414['body']>;
    };
  };
};
