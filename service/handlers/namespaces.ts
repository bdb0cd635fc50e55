import { Refusal } from '../../generated/server/index.js';
import type {
  ListNamespacesHandler,
  GetNamespaceHandler,
  CheckNamespaceExistenceHandler,
} from '../../generated/server/index.js';

/**
 * List namespaces
 *
 * `GET /namespaces`
 */
export const listNamespaces: ListNamespacesHandler = async () => {
  throw new Refusal({ status: 501, message: 'listNamespaces is not implemented.' });
};

/**
 * Get a namespace
 *
 * `GET /namespaces/{id}`
 */
export const getNamespace: GetNamespaceHandler = async () => {
  throw new Refusal({ status: 501, message: 'getNamespace is not implemented.' });
};

/**
 * Check whether a namespace exists
 *
 * `GET /namespaces/{namespace}/exists`
 */
export const checkNamespaceExistence: CheckNamespaceExistenceHandler = async () => {
  throw new Refusal({ status: 501, message: 'checkNamespaceExistence is not implemented.' });
};
