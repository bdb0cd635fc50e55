import type { CheckNamespaceExistence200, CheckNamespaceExistence400, CheckNamespaceExistence401, CheckNamespaceExistence403, CheckNamespaceExistence404, CheckNamespaceExistence414, CheckNamespaceExistencePath, CheckNamespaceExistenceQuery } from '../../types/operations/check-namespace-existence.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<CheckNamespaceExistencePath>;
  readonly query: Validator<CheckNamespaceExistenceQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<CheckNamespaceExistence200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<CheckNamespaceExistence400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CheckNamespaceExistence401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<CheckNamespaceExistence403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<CheckNamespaceExistence404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<CheckNamespaceExistence414['body']>;
    };
  };
};
