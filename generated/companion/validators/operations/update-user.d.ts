import type { UpdateUser200, UpdateUser400, UpdateUser401, UpdateUser403, UpdateUser404, UpdateUser409, UpdateUser414, UpdateUserFormBody, UpdateUserJsonBody, UpdateUserPath } from '../../types/operations/update-user.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<UpdateUserPath>;
};
export declare const body: {
  readonly 'application/json': Validator<UpdateUserJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<UpdateUserFormBody>;
};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<UpdateUser200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<UpdateUser400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<UpdateUser401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<UpdateUser403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<UpdateUser404['body']>;
    };
  };
  readonly '409': {
    readonly content: {
      readonly 'application/json': Validator<UpdateUser409['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<UpdateUser414['body']>;
    };
  };
};
