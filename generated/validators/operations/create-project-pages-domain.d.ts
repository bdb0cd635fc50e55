import type { CreateProjectPagesDomain201, CreateProjectPagesDomain400, CreateProjectPagesDomain401, CreateProjectPagesDomain403, CreateProjectPagesDomain404, CreateProjectPagesDomain414, CreateProjectPagesDomainFormBody, CreateProjectPagesDomainJsonBody, CreateProjectPagesDomainMultipartBody, CreateProjectPagesDomainPath } from '../../types/operations/create-project-pages-domain.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<CreateProjectPagesDomainPath>;
};
export declare const body: {
  readonly 'application/json': Validator<CreateProjectPagesDomainJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<CreateProjectPagesDomainFormBody>;
  readonly 'multipart/form-data': Validator<CreateProjectPagesDomainMultipartBody>;
};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectPagesDomain201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectPagesDomain400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectPagesDomain401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectPagesDomain403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectPagesDomain404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectPagesDomain414['body']>;
    };
  };
};
