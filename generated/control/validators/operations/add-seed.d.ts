import type { AddSeed200, AddSeed400, AddSeedJsonBody, AddSeedTextBody } from '../../types/operations/add-seed.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {};
export declare const body: {
  readonly 'application/json': Validator<AddSeedJsonBody>;
  readonly 'application/yaml': Validator<AddSeedTextBody>;
};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<AddSeed200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<AddSeed400['body']>;
    };
  };
};
