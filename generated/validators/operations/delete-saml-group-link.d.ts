import type { DeleteSamlGroupLink401, DeleteSamlGroupLink403, DeleteSamlGroupLink404, DeleteSamlGroupLinkPath } from '../../types/operations/delete-saml-group-link.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<DeleteSamlGroupLinkPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<DeleteSamlGroupLink401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<DeleteSamlGroupLink403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<DeleteSamlGroupLink404['body']>;
    };
  };
};
