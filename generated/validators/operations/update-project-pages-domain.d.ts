import type { UpdateProjectPagesDomain200, UpdateProjectPagesDomain400, UpdateProjectPagesDomain401, UpdateProjectPagesDomain403, UpdateProjectPagesDomain404, UpdateProjectPagesDomain414, UpdateProjectPagesDomainFormBody, UpdateProjectPagesDomainJsonBody, UpdateProjectPagesDomainMultipartBody, UpdateProjectPagesDomainPath } from '../../types/operations/update-project-pages-domain.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<UpdateProjectPagesDomainPath>;
};
export declare const body: {
  readonly 'application/json': Validator<UpdateProjectPagesDomainJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<UpdateProjectPagesDomainFormBody>;
  readonly 'multipart/form-data': Validator<UpdateProjectPagesDomainMultipartBody>;
};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectPagesDomain200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectPagesDomain400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectPagesDomain401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectPagesDomain403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectPagesDomain404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<UpdateProjectPagesDomain414['body']>;
    };
  };
};
