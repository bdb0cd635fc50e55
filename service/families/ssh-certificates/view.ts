import type { SshCertificate } from '../../../generated/types/index.js';
import type { Row } from '../../database/rows.ts';

/** Part A 2.8 */
export function sshCertificateView({
  id,
  title,
  public_key,
  created_at,
}: Row<'ssh_certificates'>): SshCertificate {
  return { id, title, key: public_key, created_at };
}
