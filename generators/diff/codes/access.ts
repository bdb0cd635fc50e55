import { defineCode, fixes, fromTo } from './define-code.ts';

/** Changes of who may call, and where. */
export const securityCodes = {
  'diff/security-added': defineCode({
    title: 'Credentials are needed now',
    says: (words) => `Callers without credentials are refused: ${words.where} goes ${fromTo(words)}.`,
    cause: 'Requests without credentials were taken.',
    fix: fixes.keep,
  }),
  'diff/security-removed': defineCode({
    title: 'No credentials are needed any more',
    says: (words) => `Callers may leave out credentials: ${words.where} goes ${fromTo(words)}.`,
    cause: 'Credentials that are sent do no harm.',
    fix: 'Look whether the operation is meant to be open to everybody.',
  }),
  'diff/security-alternative-added': defineCode({
    title: 'Another way to sign in',
    says: ({ where, after }) => `Callers may sign in by ${after ?? ''} for ${where}.`,
    cause: 'The other ways are as before.',
    fix: fixes.none,
  }),
  'diff/security-alternative-removed': defineCode({
    title: 'A way to sign in is gone',
    says: ({ where, before }) => `Callers who sign in by ${before ?? ''} for ${where} are refused.`,
    cause: 'Credentials that were taken are not taken any more.',
    fix: fixes.keep,
  }),
  'diff/security-scope-added': defineCode({
    title: 'Another scope is needed',
    says: (words) =>
      `Callers whose tokens have only the earlier scopes are refused: ${words.where} goes ${fromTo(words)}.`,
    cause: 'Tokens that were enough are not enough any more.',
    fix: fixes.keep,
  }),
  'diff/security-scope-removed': defineCode({
    title: 'A scope is not needed any more',
    says: (words) => `Callers need fewer scopes: ${words.where} goes ${fromTo(words)}.`,
    cause: 'Tokens that were enough are enough.',
    fix: fixes.none,
  }),
  'diff/security-scheme-added': defineCode({
    title: 'A security scheme is new',
    says: ({ where }) => `Callers may meet ${where}.`,
    cause: 'Operations say where it is used.',
    fix: fixes.none,
  }),
  'diff/security-scheme-removed': defineCode({
    title: 'A security scheme is gone',
    says: ({ where }) => `Code that sets up ${where} has to change.`,
    cause: 'Operations say which credentials they take; those that took this one have changed as well.',
    fix: fixes.keep,
  }),
  'diff/security-scheme-changed': defineCode({
    title: 'Credentials are sent in another way',
    says: (words) => `Callers who sign in as before are refused: ${words.where} goes ${fromTo(words)}.`,
    cause: 'The service looks for credentials of another kind, or in another place.',
    fix: 'Add a scheme beside the earlier one, as an alternative.',
  }),
};

export const serverCodes = {
  'diff/server-added': defineCode({
    title: 'A server is new',
    says: ({ where }) => `Callers may use ${where}.`,
    cause: 'The other servers are as before.',
    fix: fixes.none,
  }),
  'diff/server-removed': defineCode({
    title: 'A server is gone',
    says: ({ where }) => `Callers of ${where} may not reach the service.`,
    cause: 'Clients that are generated from the earlier document use it.',
    fix: fixes.keep,
  }),
  'diff/server-first-changed': defineCode({
    title: 'Another server is the first',
    says: (words) => `Clients that take the first server call another one: it goes ${fromTo(words)}.`,
    cause: 'Generated clients take the first server unless they are told another one.',
    fix: 'Keep the order of servers.',
  }),
  'diff/server-variable-default-changed': defineCode({
    title: 'Another default of a variable of a server',
    says: (words) =>
      `Clients that do not set the ${words.where} call another server: it goes ${fromTo(words)}.`,
    cause: 'The default is a part of the address.',
    fix: fixes.keep,
  }),
  'diff/server-variable-values-changed': defineCode({
    title: 'Other values of a variable of a server',
    says: (words) =>
      `Clients that set the ${words.where} may not reach the service: its values go ${fromTo(words)}.`,
    cause: 'A value that was possible may be gone.',
    fix: fixes.look,
  }),
  'diff/server-variable-removed': defineCode({
    title: 'A variable of a server is gone',
    says: ({ where }) => `Clients that set the ${where} have to change.`,
    cause: 'The address does not have the variable any more.',
    fix: fixes.keep,
  }),
  'diff/operation-servers-changed': defineCode({
    title: 'An operation has other servers',
    says: (words) => `Callers of ${words.where} have to call another server: it goes ${fromTo(words)}.`,
    cause: 'The earlier server may not take the operation any more.',
    fix: fixes.keep,
  }),
};

/** What is said of the document as a whole. */
export const metadataCodes = {
  'diff/title-changed': defineCode({
    title: 'Another title',
    says: (words) => `Readers find another title: it goes ${fromTo(words)}.`,
    cause: 'Only words have changed.',
    fix: fixes.none,
  }),
  'diff/version-changed': defineCode({
    title: 'Another version',
    says: (words) => `The version goes ${fromTo(words)}.`,
    cause: 'Only words have changed.',
    fix: fixes.none,
  }),
  'diff/description-changed': defineCode({
    title: 'Another description of the document',
    says: () => 'Readers find another description of the document.',
    cause: 'Only words have changed.',
    fix: fixes.none,
  }),
  'diff/tag-added': defineCode({
    title: 'A group of operations is new',
    says: ({ where }) => `Readers find the group ${where}.`,
    cause: 'Only words have changed.',
    fix: fixes.none,
  }),
  'diff/tag-removed': defineCode({
    title: 'A group of operations is gone',
    says: ({ where }) => `Links to the documentation of the group ${where} lead nowhere.`,
    cause: 'Its operations stand elsewhere, or are gone.',
    fix: 'Keep the name of the group.',
  }),
  'diff/tag-description-changed': defineCode({
    title: 'Another description of a group of operations',
    says: ({ where }) => `Readers find another description of the group ${where}.`,
    cause: 'Only words have changed.',
    fix: fixes.none,
  }),
};
