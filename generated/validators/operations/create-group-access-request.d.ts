import type { CreateGroupAccessRequest201, CreateGroupAccessRequest400, CreateGroupAccessRequest401, CreateGroupAccessRequest403, CreateGroupAccessRequest404, CreateGroupAccessRequestPath } from '../../types/operations/create-group-access-request.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<CreateGroupAccessRequestPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroupAccessRequest201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroupAccessRequest400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroupAccessRequest401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroupAccessRequest403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroupAccessRequest404['body']>;
    };
  };
};
