import type { UpdateGroup200, UpdateGroup400, UpdateGroup401, UpdateGroup403, UpdateGroup404, UpdateGroup409, UpdateGroup414, UpdateGroupFormBody, UpdateGroupJsonBody, UpdateGroupPath } from '../../types/operations/update-group.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<UpdateGroupPath>;
};
export declare const body: {
  readonly 'application/json': Validator<UpdateGroupJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<UpdateGroupFormBody>;
};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<UpdateGroup200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<UpdateGroup400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<UpdateGroup401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<UpdateGroup403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<UpdateGroup404['body']>;
    };
  };
  readonly '409': {
    readonly content: {
      readonly 'application/json': Validator<UpdateGroup409['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<UpdateGroup414['body']>;
    };
  };
};
