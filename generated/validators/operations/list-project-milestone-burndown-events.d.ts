import type { ListProjectMilestoneBurndownEvents200, ListProjectMilestoneBurndownEvents400, ListProjectMilestoneBurndownEvents401, ListProjectMilestoneBurndownEvents403, ListProjectMilestoneBurndownEvents404, ListProjectMilestoneBurndownEvents414, ListProjectMilestoneBurndownEventsPath, ListProjectMilestoneBurndownEventsQuery } from '../../types/operations/list-project-milestone-burndown-events.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListProjectMilestoneBurndownEventsPath>;
  readonly query: Validator<ListProjectMilestoneBurndownEventsQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListProjectMilestoneBurndownEvents200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListProjectMilestoneBurndownEvents200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectMilestoneBurndownEvents400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectMilestoneBurndownEvents401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectMilestoneBurndownEvents403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectMilestoneBurndownEvents404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListProjectMilestoneBurndownEvents414['body']>;
    };
  };
};
