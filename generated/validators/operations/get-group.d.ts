import type { GetGroup200, GetGroup3XX, GetGroup400, GetGroup401, GetGroup403, GetGroup404, GetGroup414, GetGroupPath, GetGroupQuery } from '../../types/operations/get-group.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<GetGroupPath>;
  readonly query: Validator<GetGroupQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<GetGroup200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<GetGroup400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetGroup401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetGroup403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<GetGroup404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<GetGroup414['body']>;
    };
  };
  readonly '3XX': {
    readonly headers: Validator<GetGroup3XX['headers']>;
  };
};
