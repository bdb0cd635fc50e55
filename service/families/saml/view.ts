import type { SamlGroupLink, SamlIdentity } from '../../../generated/types/index.js';
import type { Row } from '../../database/rows.ts';

/** Part A 2.7 */
export function samlIdentityView({ extern_uid, user_id }: Row<'saml_identities'>): SamlIdentity {
  return { extern_uid, user_id };
}

/** Part A 2.7 */
export function samlGroupLinkView(row: Row<'saml_group_links'>): SamlGroupLink {
  const { name, access_level, member_role_id } = row;
  return { name, access_level, member_role_id };
}
