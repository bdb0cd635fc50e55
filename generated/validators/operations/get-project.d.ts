import type { GetProject200, GetProject3XX, GetProject400, GetProject401, GetProject403, GetProject404, GetProject414, GetProjectPath, GetProjectQuery } from '../../types/operations/get-project.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<GetProjectPath>;
  readonly query: Validator<GetProjectQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<GetProject200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<GetProject400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetProject401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetProject403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<GetProject404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<GetProject414['body']>;
    };
  };
  readonly '3XX': {
    readonly headers: Validator<GetProject3XX['headers']>;
  };
};
