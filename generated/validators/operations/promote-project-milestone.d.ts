import type { PromoteProjectMilestone200, PromoteProjectMilestone401, PromoteProjectMilestone403, PromoteProjectMilestone404, PromoteProjectMilestonePath } from '../../types/operations/promote-project-milestone.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<PromoteProjectMilestonePath>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<PromoteProjectMilestone200['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<PromoteProjectMilestone401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<PromoteProjectMilestone403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<PromoteProjectMilestone404['body']>;
    };
  };
};
