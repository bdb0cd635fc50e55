import type { CreateTag201, CreateTag400, CreateTag401, CreateTag403, CreateTag404, CreateTag414, CreateTagFormBody, CreateTagJsonBody, CreateTagPath } from '../../types/operations/create-tag.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<CreateTagPath>;
};
export declare const body: {
  readonly 'application/json': Validator<CreateTagJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<CreateTagFormBody>;
};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<CreateTag201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<CreateTag400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CreateTag401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<CreateTag403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<CreateTag404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<CreateTag414['body']>;
    };
  };
};
