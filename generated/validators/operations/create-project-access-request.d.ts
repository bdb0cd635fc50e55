import type { CreateProjectAccessRequest201, CreateProjectAccessRequest400, CreateProjectAccessRequest401, CreateProjectAccessRequest403, CreateProjectAccessRequest404, CreateProjectAccessRequestPath } from '../../types/operations/create-project-access-request.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<CreateProjectAccessRequestPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectAccessRequest201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectAccessRequest400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectAccessRequest401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectAccessRequest403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<CreateProjectAccessRequest404['body']>;
    };
  };
};
