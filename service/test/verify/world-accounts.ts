import { generateKeyPairSync } from 'node:crypto';
import { object, type Call } from './calling.ts';

/** Service accounts with tokens, e-mail addresses, keys and links, and access requests. */
export async function inAccounts(root: Call, user: (name: string) => unknown): Promise<object> {
  const added = async (path: string, body: object): Promise<unknown> =>
    object(await root('POST', path, body))['id'];
  const accounts = '/groups/3/service_accounts';
  const account = await added(accounts, {});
  const token = await added(`${accounts}/${String(account)}/personal_access_tokens`, {
    name: 'first',
    scopes: ['api'],
  });
  const link = { saml_group_name: 'designers', access_level: 20 };
  await root('POST', '/groups/3/saml_group_links', link);
  const owner = user('mira');
  const role = { name: 'Reader of the week', base_access_level: 10, read_code: true };
  return {
    deleteMemberRole: { member_role_id: await added('/member_roles', role) },
    deleteGroupMemberRole: { member_role_id: await added('/groups/3/member_roles', role) },
    deleteServiceAccount: { user_id: await added(accounts, {}) },
    createServiceAccountToken: { user_id: account },
    rotateServiceAccountToken: { user_id: account, token_id: token },
    createSshCertificate: { body: { key: newKey() } },
    deleteSshCertificate: {
      certificate_id: await added('/groups/3/ssh_certificates', { title: 'Old', key: newKey() }),
    },
    getSamlGroupLink: { saml_group_name: link.saml_group_name },
    deleteSamlGroupLink: { saml_group_name: link.saml_group_name },
    createGroupAccessRequest: { id: 'open' },
    createProjectAccessRequest: { id: 'open/two' },
    approveGroupAccessRequest: { user_id: user('asker') },
    approveProjectAccessRequest: { user_id: user('asker') },
    denyGroupAccessRequest: { user_id: user('other') },
    denyProjectAccessRequest: { user_id: user('other') },
    listUserEmails: { id: owner },
    createUserEmail: { id: String(owner), body: { email: 'mira@work.example' } },
    deleteUserEmail: {
      id: owner,
      email_id: await added(`/users/${String(owner)}/emails`, { email: 'mira@mail.example' }),
    },
    deleteOwnEmail: { email_id: await added('/user/emails', { email: 'root@mail.example' }) },
  };
}

/** The identities of a group with single sign-on. */
export function identities(group: unknown): object {
  const mira = { id: group, uid: 'mira' };
  return {
    listSamlIdentities: { id: group },
    getSamlIdentity: mira,
    updateSamlIdentity: mira,
    deleteSamlIdentity: { id: group, uid: 'ada' },
  };
}

/** A new key of type Ed25519 as SSH writes it (RFC 8709). */
function newKey(): string {
  const { x = '' } = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' });
  const prefix = Buffer.from('0000000b7373682d6564323535313900000020', 'hex');
  return `ssh-ed25519 ${Buffer.concat([prefix, Buffer.from(x, 'base64url')]).toString('base64')}`;
}
