import { changed, defineCode, defineWords, fixes, forCallers, forClients } from './define-code.ts';

/** Changes of credentials and access. */
export const securityCodes = {
  'diff/security-added': forCallers({
    title: 'Credentials are needed now',
    says: (words) =>
      `Callers without credentials are refused: the security requirement of ${words.where} ${changed(words)}.`,
    cause: 'Requests without credentials were accepted before.',
  }),
  'diff/security-removed': defineCode({
    title: 'No credentials are needed any more',
    says: (words) =>
      `Callers may leave out credentials: the security requirement of ${words.where} ${changed(words)}.`,
    cause: 'Credentials that are sent do no harm.',
    fix: 'Check whether everybody should be able to call the operation.',
  }),
  'diff/security-alternative-added': defineCode({
    title: 'Another way to sign in',
    says: ({ where, after }) => `Callers of ${where} may also sign in with ${after ?? ''}.`,
    cause: 'The other ways to sign in are as before.',
  }),
  'diff/security-alternative-removed': forCallers({
    title: 'A way to sign in is gone',
    says: ({ where, before, verdict }) =>
      verdict === 'safe'
        ? `Callers of ${where} who sign in with ${before ?? ''} need fewer credentials.`
        : `Callers of ${where} who sign in with ${before ?? ''} are refused.`,
    cause: 'Credentials that were accepted are no longer accepted.',
  }),
  'diff/security-scope-added': forCallers({
    title: 'Another scope is needed',
    says: (words) =>
      `Callers whose tokens have only the earlier scopes are refused: the list of scopes for ${words.where} ${changed(words)}.`,
    cause: 'Tokens that were enough are not enough any more.',
  }),
  'diff/security-scope-removed': defineCode({
    title: 'A scope is not needed any more',
    says: (words) => `Callers need fewer scopes: the list for ${words.where} ${changed(words)}.`,
    cause: 'Tokens that were enough are enough.',
  }),
  'diff/access-changed': forCallers({
    title: 'Other callers have access',
    says: (words) =>
      `Callers ${words.verdict === 'safe' ? 'need no other permission than before' : 'may lack the permission that is needed now'}: ${words.where} ${changed(words)}.`,
    cause:
      'Extensions of the document state who may call. They are written for people, so no check can compare them.',
    fix: fixes.look,
  }),
  'diff/security-scheme-added': defineCode({
    title: 'A security scheme is new',
    says: ({ where }) => `Operations may accept ${where}.`,
    cause: 'Only operations that list the scheme use it.',
  }),
  'diff/security-scheme-removed': forClients({
    title: 'A security scheme is gone',
    says: ({ where }) => `Code that uses ${where} has to change: the scheme is gone.`,
    cause:
      'Operations list the credentials that they accept. Those that accepted this scheme have changed too.',
  }),
  'diff/security-scheme-changed': forClients({
    title: 'Credentials are sent in another way',
    says: (words) => `Callers who sign in as before are refused: ${words.where} ${changed(words)}.`,
    cause: 'The service expects credentials of another kind, or in another place.',
    fix: 'Add a scheme beside the earlier one, as an alternative.',
  }),
};

export const serverCodes = {
  'diff/server-added': defineCode({
    title: 'A server is new',
    says: ({ where }) => `Callers may use ${where}.`,
    cause: 'The other servers are as before.',
  }),
  'diff/server-removed': forCallers({
    title: 'A server is gone',
    says: ({ where }) => `Callers who use ${where} may not reach the service.`,
    cause: 'Clients that are generated from the earlier document use it.',
  }),
  'diff/server-first-changed': forCallers({
    title: 'Another server is the first',
    says: (words) => `Clients that use the first server call another one: it ${changed(words)}.`,
    cause: 'Generated clients use the first server unless their options name another one.',
    fix: 'Keep the order of servers.',
  }),
  'diff/server-variable-default-changed': forCallers({
    title: 'Another default of a server variable',
    says: (words) => `Clients that do not set the ${words.where} call another server: it ${changed(words)}.`,
    cause: 'The default is a part of the address.',
  }),
  'diff/server-variable-values-changed': forCallers({
    title: 'Other values of a server variable',
    says: (words) =>
      `Clients that set the ${words.where} ${words.verdict === 'safe' ? 'reach' : 'may not reach'} the service: the list of its values ${changed(words)}.`,
    cause: 'A value that was possible may be gone.',
    fix: fixes.look,
  }),
  'diff/server-variable-removed': forCallers({
    title: 'A server variable is gone',
    says: ({ where }) =>
      `Clients that set the ${where} have to change: the address does not have it any more.`,
    cause: 'The address does not have the variable any more.',
  }),
  'diff/operation-servers-changed': forCallers({
    title: 'An operation has other servers',
    says: (words) => `Callers of ${words.where} have to call another server: the first ${changed(words)}.`,
    cause: 'The earlier server may no longer have the operation.',
  }),
};

/** Changes of the document as a whole. */
export const metadataCodes = {
  'diff/title-changed': defineWords({
    title: 'Another title',
    says: (words) => `Readers see another title: it ${changed(words)}.`,
  }),
  'diff/version-changed': defineWords({
    title: 'Another version',
    says: (words) => `The version ${changed(words)}.`,
  }),
  'diff/description-changed': defineWords({
    title: 'Another description of the document',
    says: () => 'Readers see another description of the document.',
  }),
  'diff/tag-added': defineWords({
    title: 'A group of operations is new',
    says: ({ where }) => `Readers see the group ${where}.`,
  }),
  'diff/tag-removed': defineCode({
    title: 'A group of operations is gone',
    affects: ['links'],
    says: ({ where }) => `Links to the documentation of the group ${where} are broken.`,
    cause: 'Its operations are in another group, or are gone.',
    fix: 'Keep the name of the group.',
  }),
  'diff/tag-description-changed': defineWords({
    title: 'Another description of a group of operations',
    says: ({ where }) => `Readers see another description of the group ${where}.`,
  }),
};
