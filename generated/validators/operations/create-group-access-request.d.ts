import type { CreateGroupAccessRequest201, CreateGroupAccessRequest401, CreateGroupAccessRequest404, CreateGroupAccessRequestPath } from '../../types/operations/create-group-access-request.js';
import type { Validator } from '../runtime/result.js';

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
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroupAccessRequest401['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<CreateGroupAccessRequest404['body']>;
    };
  };
};
