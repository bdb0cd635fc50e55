import type { UpdateApplicationSettings200, UpdateApplicationSettings400, UpdateApplicationSettings401, UpdateApplicationSettings403, UpdateApplicationSettings414, UpdateApplicationSettingsFormBody, UpdateApplicationSettingsJsonBody } from '../../types/operations/update-application-settings.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {};
export declare const body: {
  readonly 'application/json': Validator<UpdateApplicationSettingsJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<UpdateApplicationSettingsFormBody>;
};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<UpdateApplicationSettings200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<UpdateApplicationSettings400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<UpdateApplicationSettings401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<UpdateApplicationSettings403['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<UpdateApplicationSettings414['body']>;
    };
  };
};
