import type { DeleteSamlIdentity401, DeleteSamlIdentity403, DeleteSamlIdentity404, DeleteSamlIdentityPath } from '../../types/operations/delete-saml-identity.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<DeleteSamlIdentityPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<DeleteSamlIdentity401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<DeleteSamlIdentity403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<DeleteSamlIdentity404['body']>;
    };
  };
};
