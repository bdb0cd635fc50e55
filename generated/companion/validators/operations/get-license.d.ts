import type { GetLicense200, GetLicense401, GetLicense403, GetLicense404 } from '../../types/operations/get-license.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<GetLicense200['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetLicense401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetLicense403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<GetLicense404['body']>;
    };
  };
};
