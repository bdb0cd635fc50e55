import type { ShareProject201, ShareProject400, ShareProject401, ShareProject403, ShareProject404, ShareProject409, ShareProject414, ShareProjectFormBody, ShareProjectJsonBody, ShareProjectPath } from '../../types/operations/share-project.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ShareProjectPath>;
};
export declare const body: {
  readonly 'application/json': Validator<ShareProjectJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<ShareProjectFormBody>;
};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<ShareProject201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ShareProject400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ShareProject401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ShareProject403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ShareProject404['body']>;
    };
  };
  readonly '409': {
    readonly content: {
      readonly 'application/json': Validator<ShareProject409['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ShareProject414['body']>;
    };
  };
};
