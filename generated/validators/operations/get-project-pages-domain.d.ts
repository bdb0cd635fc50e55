import type { GetProjectPagesDomain200, GetProjectPagesDomain401, GetProjectPagesDomain403, GetProjectPagesDomain404, GetProjectPagesDomainPath } from '../../types/operations/get-project-pages-domain.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<GetProjectPagesDomainPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<GetProjectPagesDomain200['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetProjectPagesDomain401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetProjectPagesDomain403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<GetProjectPagesDomain404['body']>;
    };
  };
};
