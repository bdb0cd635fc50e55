import type { CreateSshCertificate201, CreateSshCertificate400, CreateSshCertificate401, CreateSshCertificate403, CreateSshCertificate404, CreateSshCertificate414, CreateSshCertificateFormBody, CreateSshCertificateJsonBody, CreateSshCertificatePath } from '../../types/operations/create-ssh-certificate.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<CreateSshCertificatePath>;
};
export declare const body: {
  readonly 'application/json': Validator<CreateSshCertificateJsonBody>;
  readonly 'application/x-www-form-urlencoded': Validator<CreateSshCertificateFormBody>;
};
export declare const responses: {
  readonly '201': {
    readonly content: {
      readonly 'application/json': Validator<CreateSshCertificate201['body']>;
    };
  };
  readonly '400': {
    readonly content: {
      readonly 'application/json': Validator<CreateSshCertificate400['body']>;
    };
  };
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<CreateSshCertificate401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<CreateSshCertificate403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<CreateSshCertificate404['body']>;
    };
  };
  readonly '414': {
    readonly content: {
      readonly 'application/json': Validator<CreateSshCertificate414['body']>;
    };
  };
};
