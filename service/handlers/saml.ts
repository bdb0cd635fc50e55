import { Refusal } from '../../generated/server/index.js';
import type {
  ListSamlIdentitiesHandler,
  GetSamlIdentityHandler,
  UpdateSamlIdentityHandler,
  DeleteSamlIdentityHandler,
  ListSamlGroupLinksHandler,
  CreateSamlGroupLinkHandler,
  GetSamlGroupLinkHandler,
  DeleteSamlGroupLinkHandler,
} from '../../generated/server/index.js';

/**
 * List the SAML identities of a group
 *
 * `GET /groups/{id}/saml/identities`
 */
export const listSamlIdentities: ListSamlIdentitiesHandler = async () => {
  throw new Refusal({ status: 501, message: 'listSamlIdentities is not implemented.' });
};

/**
 * Get a SAML identity of a group
 *
 * `GET /groups/{id}/saml/{uid}`
 */
export const getSamlIdentity: GetSamlIdentityHandler = async () => {
  throw new Refusal({ status: 501, message: 'getSamlIdentity is not implemented.' });
};

/**
 * Change the external identifier of an identity
 *
 * `PATCH /groups/{id}/saml/{uid}`
 */
export const updateSamlIdentity: UpdateSamlIdentityHandler = async () => {
  throw new Refusal({ status: 501, message: 'updateSamlIdentity is not implemented.' });
};

/**
 * Delete a SAML identity of a group
 *
 * `DELETE /groups/{id}/saml/{uid}`
 */
export const deleteSamlIdentity: DeleteSamlIdentityHandler = async () => {
  throw new Refusal({ status: 501, message: 'deleteSamlIdentity is not implemented.' });
};

/**
 * List the SAML group links of a group
 *
 * `GET /groups/{id}/saml_group_links`
 */
export const listSamlGroupLinks: ListSamlGroupLinksHandler = async () => {
  throw new Refusal({ status: 501, message: 'listSamlGroupLinks is not implemented.' });
};

/**
 * Create a SAML group link
 *
 * `POST /groups/{id}/saml_group_links`
 */
export const createSamlGroupLink: CreateSamlGroupLinkHandler = async () => {
  throw new Refusal({ status: 501, message: 'createSamlGroupLink is not implemented.' });
};

/**
 * Get a SAML group link
 *
 * `GET /groups/{id}/saml_group_links/{saml_group_name}`
 */
export const getSamlGroupLink: GetSamlGroupLinkHandler = async () => {
  throw new Refusal({ status: 501, message: 'getSamlGroupLink is not implemented.' });
};

/**
 * Delete a SAML group link
 *
 * `DELETE /groups/{id}/saml_group_links/{saml_group_name}`
 */
export const deleteSamlGroupLink: DeleteSamlGroupLinkHandler = async () => {
  throw new Refusal({ status: 501, message: 'deleteSamlGroupLink is not implemented.' });
};
