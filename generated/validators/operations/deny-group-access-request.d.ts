import type { DenyGroupAccessRequest401, DenyGroupAccessRequest403, DenyGroupAccessRequest404, DenyGroupAccessRequestPath } from '../../types/operations/deny-group-access-request.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<DenyGroupAccessRequestPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<DenyGroupAccessRequest401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<DenyGroupAccessRequest403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<DenyGroupAccessRequest404['body']>;
    };
  };
};
