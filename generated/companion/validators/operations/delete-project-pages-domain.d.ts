import type { DeleteProjectPagesDomain401, DeleteProjectPagesDomain403, DeleteProjectPagesDomain404, DeleteProjectPagesDomainPath } from '../../types/operations/delete-project-pages-domain.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<DeleteProjectPagesDomainPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<DeleteProjectPagesDomain401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<DeleteProjectPagesDomain403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<DeleteProjectPagesDomain404['body']>;
    };
  };
};
