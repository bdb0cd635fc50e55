import type { GetApplicationSettings200, GetApplicationSettings401, GetApplicationSettings403 } from '../../types/operations/get-application-settings.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<GetApplicationSettings200['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetApplicationSettings401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetApplicationSettings403['body']>;
    };
  };
};
