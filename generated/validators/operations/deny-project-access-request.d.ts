import type { DenyProjectAccessRequest401, DenyProjectAccessRequest403, DenyProjectAccessRequest404, DenyProjectAccessRequestPath } from '../../types/operations/deny-project-access-request.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<DenyProjectAccessRequestPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<DenyProjectAccessRequest401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<DenyProjectAccessRequest403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<DenyProjectAccessRequest404['body']>;
    };
  };
};
