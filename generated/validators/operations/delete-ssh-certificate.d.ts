import type { DeleteSshCertificate401, DeleteSshCertificate403, DeleteSshCertificate404, DeleteSshCertificatePath } from '../../types/operations/delete-ssh-certificate.js';
import type { Validator } from '../runtime/validation.js';

export declare const parameters: {
  readonly path: Validator<DeleteSshCertificatePath>;
};
export declare const body: {};
export declare const responses: {
  readonly '401': {
    readonly content: {
      readonly 'application/json': Validator<DeleteSshCertificate401['body']>;
    };
  };
  readonly '403': {
    readonly content: {
      readonly 'application/json': Validator<DeleteSshCertificate403['body']>;
    };
  };
  readonly '404': {
    readonly content: {
      readonly 'application/json': Validator<DeleteSshCertificate404['body']>;
    };
  };
};
