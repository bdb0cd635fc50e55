import type { GetSamlIdentity200, GetSamlIdentity401, GetSamlIdentity403, GetSamlIdentity404, GetSamlIdentityPath } from '../../types/operations/get-saml-identity.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<GetSamlIdentityPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<GetSamlIdentity200['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetSamlIdentity401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetSamlIdentity403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<GetSamlIdentity404['body']>;
    };
  };
};
