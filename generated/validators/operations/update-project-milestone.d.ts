import type { UpdateProjectMilestone200, UpdateProjectMilestone400, UpdateProjectMilestone401, UpdateProjectMilestone403, UpdateProjectMilestone404, UpdateProjectMilestone414, UpdateProjectMilestoneFormBody, UpdateProjectMilestoneJsonBody, UpdateProjectMilestonePath } from '../../types/operations/update-project-milestone.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<UpdateProjectMilestonePath>;
};
export declare const body: {
  readonly 'application/json': Validator<UpdateProjectMilestoneJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<UpdateProjectMilestoneFormBody>;
};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectMilestone200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectMilestone400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectMilestone401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectMilestone403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectMilestone404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectMilestone414['body']>;
    };
  };
};
