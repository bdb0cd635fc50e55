import type { UpdateAppearance200, UpdateAppearance400, UpdateAppearance401, UpdateAppearance403, UpdateAppearance414, UpdateAppearanceFormBody, UpdateAppearanceJsonBody, UpdateAppearanceMultipartBody } from '../../types/operations/update-appearance.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {};
export declare const body: {
  readonly 'application/json': Validator<UpdateAppearanceJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<UpdateAppearanceFormBody>;
  readonly 'multipart/form-data': Validator<UpdateAppearanceMultipartBody>;
};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<UpdateAppearance200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<UpdateAppearance400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<UpdateAppearance401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<UpdateAppearance403['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<UpdateAppearance414['body']>;
    };
  };
};
