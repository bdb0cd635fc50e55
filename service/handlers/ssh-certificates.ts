import { Refusal } from '../../generated/server/index.js';
import type {
  ListSshCertificatesHandler,
  CreateSshCertificateHandler,
  DeleteSshCertificateHandler,
} from '../../generated/server/index.js';

/**
 * List the SSH certificates of a group
 *
 * `GET /groups/{id}/ssh_certificates`
 */
export const listSshCertificates: ListSshCertificatesHandler = async () => {
  throw new Refusal({ status: 501, message: 'listSshCertificates is not implemented.' });
};

/**
 * Add an SSH certificate to a group
 *
 * `POST /groups/{id}/ssh_certificates`
 */
export const createSshCertificate: CreateSshCertificateHandler = async () => {
  throw new Refusal({ status: 501, message: 'createSshCertificate is not implemented.' });
};

/**
 * Delete an SSH certificate of a group
 *
 * `DELETE /groups/{id}/ssh_certificates/{certificate_id}`
 */
export const deleteSshCertificate: DeleteSshCertificateHandler = async () => {
  throw new Refusal({ status: 501, message: 'deleteSshCertificate is not implemented.' });
};
