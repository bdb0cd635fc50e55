import { defineCode, fixes, fromTo } from './define-code.ts';

/** Changes of operations as a whole. */
export const operationCodes = {
  'diff/operation-added': defineCode({
    title: 'An operation is new',
    says: ({ where }) => `Callers may use ${where}.`,
    cause: 'Nobody called it before.',
    fix: fixes.none,
  }),
  'diff/operation-removed': defineCode({
    title: 'An operation is gone',
    says: ({ where }) => `Callers of ${where} get an error: it is gone without having been deprecated.`,
    cause: 'The request means nothing any more.',
    fix: 'Mark the operation as deprecated first, and take it away in a later major version.',
  }),
  'diff/deprecated-operation-removed': defineCode({
    title: 'A deprecated operation is gone',
    says: ({ where }) => `Callers who still use ${where} get an error; it was deprecated before.`,
    cause: 'The request means nothing any more.',
    fix: 'Take it away in a major version.',
  }),
  'diff/operation-moved': defineCode({
    title: 'An operation has another address',
    says: (words) => `Callers of ${words.where} get an error: it goes ${fromTo(words)}.`,
    cause: 'The earlier method or path means nothing any more.',
    fix: 'Keep the earlier address as a deprecated operation.',
  }),
  'diff/operation-deprecated': defineCode({
    title: 'An operation is deprecated',
    says: ({ where }) => `Callers of ${where} are asked to do without it.`,
    cause: 'It works as before; a later version may take it away.',
    fix: fixes.none,
  }),
  'diff/operation-deprecated-no-longer': defineCode({
    title: 'An operation is no longer deprecated',
    says: ({ where }) => `Callers of ${where} may go on with it.`,
    cause: 'It works as before.',
    fix: fixes.none,
  }),
  'diff/operation-id-changed': defineCode({
    title: 'Another operationId',
    says: (words) =>
      `Code that uses a generated client has to change: the name of ${words.where} goes ${fromTo(words)}. Requests are the same.`,
    cause: 'Generated functions, types and handlers are named by the operationId.',
    fix: 'Keep the operationId.',
  }),
  'diff/operation-tag-changed': defineCode({
    title: 'Other tags',
    says: (words) =>
      `Code that uses a generated client by groups, and links to the documentation, have to change: the group of ${words.where} goes ${fromTo(words)}.`,
    cause: 'Clients and documentation group operations by their first tag.',
    fix: 'Keep the first tag.',
  }),
  'diff/path-parameter-renamed': defineCode({
    title: 'A path parameter has another name',
    says: (words) =>
      `Code that uses a generated client has to change: a parameter of ${words.where} goes ${fromTo(words)}. Requests are the same.`,
    cause: 'The name stands in generated types, and not in requests.',
    fix: 'Keep the name.',
  }),
  'diff/operation-summary-changed': defineCode({
    title: 'Another summary',
    says: ({ where }) => `Readers find another summary of ${where}.`,
    cause: 'Only words have changed.',
    fix: fixes.none,
  }),
  'diff/operation-description-changed': defineCode({
    title: 'Another description of an operation',
    says: ({ where }) => `Readers find another description of ${where}.`,
    cause: 'Only words have changed.',
    fix: fixes.none,
  }),
  'diff/webhook-added': defineCode({
    title: 'A request of the service is new',
    says: ({ where }) => `Receivers may be sent ${where}.`,
    cause: 'Receivers register for what they want.',
    fix: fixes.none,
  }),
  'diff/callback-address-changed': defineCode({
    title: 'A callback goes to another address',
    says: (words) =>
      `Receivers of ${words.where} are not called where they wait: the address goes ${fromTo(words)}.`,
    cause: 'The address is read from another part of the message.',
    fix: fixes.keep,
  }),
  'diff/webhook-removed': defineCode({
    title: 'A request of the service is gone',
    says: ({ where }) => `Receivers of ${where} are not called any more.`,
    cause: 'Programs that wait for it wait for ever.',
    fix: 'Keep sending it until receivers have another way.',
  }),
};
