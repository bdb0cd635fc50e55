import type {
  ListSamlIdentitiesHandler,
  GetSamlIdentityHandler,
  UpdateSamlIdentityHandler,
  DeleteSamlIdentityHandler,
  ListSamlGroupLinksHandler,
  GetSamlGroupLinkHandler,
  CreateSamlGroupLinkHandler,
  DeleteSamlGroupLinkHandler,
} from '../../generated/server/index.js';
import { requireInGroup } from '../access/require.ts';
import type { Asking } from '../access/resources.ts';
import type { Row } from '../database/rows.ts';
import { groupSource, type MemberSource } from '../families/members/source.ts';
import { createGroupLink, groupLinkOf, removeGroupLink } from '../families/saml/group-links.ts';
import { identityOf, removeIdentity, renameIdentity } from '../families/saml/identities.ts';
import { groupLinksQuery, identitiesQuery } from '../families/saml/queries.ts';
import { samlGroupLinkView, samlIdentityView } from '../families/saml/view.ts';
import { offsetPage } from '../http/pages.ts';

/** Single sign-on is for owners, which the contract does not state. */
async function ownedGroup(asking: Asking, id: number | string): Promise<MemberSource> {
  const group = await groupSource(asking, id);
  await requireInGroup(asking, group.id, 50);
  return group;
}

/**
 * List the SAML identities of a group
 *
 * `GET /groups/{id}/saml/identities`
 */
export const listSamlIdentities: ListSamlIdentitiesHandler = async ({ path, query }, context) => {
  const group = await ownedGroup(context, path.id);
  const { rows, headers } = await offsetPage<Row<'saml_identities'>>(context.app.database, {
    url: context.url,
    query,
    rows: identitiesQuery(group.id),
  });
  return { status: 200, headers, body: rows.map(samlIdentityView) };
};

/**
 * Get a SAML identity of a group
 *
 * `GET /groups/{id}/saml/{uid}`
 */
export const getSamlIdentity: GetSamlIdentityHandler = async ({ path }, context) => {
  const group = await ownedGroup(context, path.id);
  return { status: 200, body: samlIdentityView(await identityOf(context, group.id, path.uid)) };
};

/**
 * Change the external identifier of a SAML identity
 *
 * `PATCH /groups/{id}/saml/{uid}`
 */
export const updateSamlIdentity: UpdateSamlIdentityHandler = async ({ path, body }, context) => {
  const group = await ownedGroup(context, path.id);
  const identity = await identityOf(context, group.id, path.uid);
  const uid = body?.extern_uid;
  const changed = uid === undefined ? identity : await renameIdentity(context, identity, uid);
  return { status: 200, body: samlIdentityView(changed) };
};

/**
 * Delete a SAML identity of a group
 *
 * `DELETE /groups/{id}/saml/{uid}`
 */
export const deleteSamlIdentity: DeleteSamlIdentityHandler = async ({ path }, context) => {
  const group = await ownedGroup(context, path.id);
  await removeIdentity(context, await identityOf(context, group.id, path.uid));
  return { status: 204 };
};

/**
 * List the SAML group links of a group
 *
 * `GET /groups/{id}/saml_group_links`
 */
export const listSamlGroupLinks: ListSamlGroupLinksHandler = async ({ path, query }, context) => {
  const group = await ownedGroup(context, path.id);
  const { rows, headers } = await offsetPage<Row<'saml_group_links'>>(context.app.database, {
    url: context.url,
    query,
    rows: groupLinksQuery(group.id),
  });
  return { status: 200, headers, body: rows.map(samlGroupLinkView) };
};

/**
 * Get a SAML group link
 *
 * `GET /groups/{id}/saml_group_links/{saml_group_name}`
 */
export const getSamlGroupLink: GetSamlGroupLinkHandler = async ({ path }, context) => {
  const group = await ownedGroup(context, path.id);
  const link = await groupLinkOf(context, group.id, path.saml_group_name);
  return { status: 200, body: samlGroupLinkView(link) };
};

/**
 * Create a SAML group link
 *
 * `POST /groups/{id}/saml_group_links`
 */
export const createSamlGroupLink: CreateSamlGroupLinkHandler = async ({ path, body }, context) => {
  const group = await ownedGroup(context, path.id);
  return { status: 201, body: samlGroupLinkView(await createGroupLink(context, group, body)) };
};

/**
 * Delete a SAML group link
 *
 * `DELETE /groups/{id}/saml_group_links/{saml_group_name}`
 */
export const deleteSamlGroupLink: DeleteSamlGroupLinkHandler = async ({ path }, context) => {
  const group = await ownedGroup(context, path.id);
  await removeGroupLink(context, group.id, path.saml_group_name);
  return { status: 204 };
};
