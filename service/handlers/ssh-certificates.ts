import type {
  ListSshCertificatesHandler,
  CreateSshCertificateHandler,
  DeleteSshCertificateHandler,
} from '../../generated/server/index.js';
import type { Row } from '../database/rows.ts';
import {
  addCertificate,
  certifyingGroup,
  removeCertificate,
} from '../families/ssh-certificates/certificates.ts';
import { certificatesQuery } from '../families/ssh-certificates/queries.ts';
import { sshCertificateView } from '../families/ssh-certificates/view.ts';
import { offsetPage } from '../http/pages.ts';

/**
 * List the SSH certificates of a group
 *
 * `GET /groups/{id}/ssh_certificates`
 */
export const listSshCertificates: ListSshCertificatesHandler = async ({ path, query }, context) => {
  const group = await certifyingGroup(context, path.id);
  const { rows, headers } = await offsetPage<Row<'ssh_certificates'>>(context.app.database, {
    url: context.url,
    query,
    rows: certificatesQuery(group.id),
  });
  return { status: 200, headers, body: rows.map(sshCertificateView) };
};

/**
 * Add an SSH certificate to a group
 *
 * `POST /groups/{id}/ssh_certificates`
 */
export const createSshCertificate: CreateSshCertificateHandler = async ({ path, body }, context) => {
  const group = await certifyingGroup(context, path.id);
  const certificate = await addCertificate(context.app, group.id, body);
  return { status: 201, body: sshCertificateView(certificate) };
};

/**
 * Delete an SSH certificate of a group
 *
 * `DELETE /groups/{id}/ssh_certificates/{certificate_id}`
 */
export const deleteSshCertificate: DeleteSshCertificateHandler = async ({ path }, context) => {
  const group = await certifyingGroup(context, path.id);
  await removeCertificate(context.app, group.id, path.certificate_id);
  return { status: 204 };
};
