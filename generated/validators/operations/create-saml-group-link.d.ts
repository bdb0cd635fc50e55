import type { CreateSamlGroupLink201, CreateSamlGroupLink400, CreateSamlGroupLink401, CreateSamlGroupLink403, CreateSamlGroupLink404, CreateSamlGroupLink414, CreateSamlGroupLinkFormBody, CreateSamlGroupLinkJsonBody, CreateSamlGroupLinkPath } from '../../types/operations/create-saml-group-link.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<CreateSamlGroupLinkPath>;
};
export declare const body: {
  readonly 'application/json': Validator<CreateSamlGroupLinkJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<CreateSamlGroupLinkFormBody>;
};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<CreateSamlGroupLink201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<CreateSamlGroupLink400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CreateSamlGroupLink401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<CreateSamlGroupLink403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<CreateSamlGroupLink404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<CreateSamlGroupLink414['body']>;
    };
  };
};
