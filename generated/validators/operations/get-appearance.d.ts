import type { GetAppearance200, GetAppearance401, GetAppearance403 } from '../../types/operations/get-appearance.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<GetAppearance200['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetAppearance401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetAppearance403['body']>;
    };
  };
};
