import type { ListSubgroups200, ListSubgroups400, ListSubgroups401, ListSubgroups403, ListSubgroups404, ListSubgroups414, ListSubgroupsPath, ListSubgroupsQuery } from '../../types/operations/list-subgroups.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListSubgroupsPath>;
  readonly query: Validator<ListSubgroupsQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListSubgroups200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListSubgroups200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListSubgroups400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListSubgroups401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListSubgroups403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListSubgroups404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListSubgroups414['body']>;
    };
  };
};
