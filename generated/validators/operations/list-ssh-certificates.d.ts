import type { ListSshCertificates200, ListSshCertificates400, ListSshCertificates401, ListSshCertificates403, ListSshCertificates404, ListSshCertificates414, ListSshCertificatesPath, ListSshCertificatesQuery } from '../../types/operations/list-ssh-certificates.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<ListSshCertificatesPath>;
  readonly query: Validator<ListSshCertificatesQuery>;
};
export declare const body: {};
export declare const responses: {
  readonly '200': {
    readonly headers: Validator<ListSshCertificates200['headers']>;
    readonly content: {
      readonly 'application/json': Validator<ListSshCertificates200['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<ListSshCertificates400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<ListSshCertificates401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<ListSshCertificates403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<ListSshCertificates404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<ListSshCertificates414['body']>;
    };
  };
};
