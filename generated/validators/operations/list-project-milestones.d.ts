import type { ListProjectMilestones200, ListProjectMilestones400, ListProjectMilestones401, ListProjectMilestones403, ListProjectMilestones404, ListProjectMilestones414, ListProjectMilestonesPath, ListProjectMilestonesQuery } from '../../types/operations/list-project-milestones.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListProjectMilestonesPath>;
  readonly query: Validator<ListProjectMilestonesQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListProjectMilestones200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListProjectMilestones200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectMilestones400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectMilestones401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectMilestones403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectMilestones404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectMilestones414['body']>;
    };
  };
};
