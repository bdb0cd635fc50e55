import type { UpdateSamlIdentity200, UpdateSamlIdentity400, UpdateSamlIdentity401, UpdateSamlIdentity403, UpdateSamlIdentity404, UpdateSamlIdentity414, UpdateSamlIdentityFormBody, UpdateSamlIdentityJsonBody, UpdateSamlIdentityPath } from '../../types/operations/update-saml-identity.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<UpdateSamlIdentityPath>;
};
export declare const body: {
  readonly 'application/x-www-form-urlencoded': Validator<UpdateSamlIdentityFormBody>;
  readonly 'application/json': Validator<UpdateSamlIdentityJsonBody>;
};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<UpdateSamlIdentity200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<UpdateSamlIdentity400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<UpdateSamlIdentity401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<UpdateSamlIdentity403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<UpdateSamlIdentity404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<UpdateSamlIdentity414['body']>;
    };
  };
};
