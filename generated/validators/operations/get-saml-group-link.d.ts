import type { GetSamlGroupLink200, GetSamlGroupLink401, GetSamlGroupLink403, GetSamlGroupLink404, GetSamlGroupLinkPath } from '../../types/operations/get-saml-group-link.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<GetSamlGroupLinkPath>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly content: {
      readonly 'application/json': Validator<GetSamlGroupLink200['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<GetSamlGroupLink401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<GetSamlGroupLink403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<GetSamlGroupLink404['body']>;
    };
  };
};
