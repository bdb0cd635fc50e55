import { changed, defineCode, defineWords, forCallers, forHandlers, forReaders } from './define-code.ts';

/** Changes of operations as a whole. */
export const operationCodes = {
  'diff/operation-added': forHandlers({
    title: 'An operation is new',
    says: ({ where }) => `Callers may use ${where}.`,
    cause: 'The operation did not exist before.',
  }),
  'diff/operation-removed': defineCode({
    title: 'An operation is gone',
    affects: ['callers', 'client-code', 'handlers', 'links'],
    says: ({ where }) => `Callers of ${where} get an error: it is gone, and was not deprecated before.`,
    cause: 'The service does not have the operation any more.',
    fix: 'Mark the operation as deprecated first, and remove it in a later major version.',
  }),
  'diff/deprecated-operation-removed': defineCode({
    title: 'A deprecated operation is gone',
    affects: ['callers', 'client-code', 'handlers', 'links'],
    says: ({ where }) =>
      `Callers who still use ${where} get an error: it is gone, and was deprecated before.`,
    cause: 'The service does not have the operation any more.',
    fix: 'Remove it in a major version.',
  }),
  'diff/operation-moved': forCallers({
    title: 'An operation has another address',
    says: (words) => `Callers of ${words.where} get an error: its address ${changed(words)}.`,
    cause: 'The service does not have the earlier method and path any more.',
    fix: 'Keep the earlier address as a deprecated operation.',
  }),
  'diff/operation-deprecated': forReaders({
    title: 'An operation is deprecated',
    says: ({ where }) => `Callers of ${where} should stop using it: it is deprecated.`,
    cause: 'It works as before; a later version may remove it.',
  }),
  'diff/operation-deprecated-no-longer': forReaders({
    title: 'An operation is no longer deprecated',
    says: ({ where }) => `Callers may go on using ${where}: it is no longer deprecated.`,
    cause: 'It works as before.',
  }),
  'diff/operation-id-changed': defineCode({
    title: 'Another operationId',
    affects: ['client-code', 'handlers', 'links'],
    says: (words) =>
      `Code that uses a generated client has to change: the operationId of ${words.where} ${changed(words)}. Requests are the same.`,
    cause: 'Generated functions, types and handlers are named after the operationId.',
    fix: 'Keep the operationId.',
  }),
  'diff/operation-tag-changed': defineCode({
    title: 'Other tags',
    affects: ['client-code', 'handlers', 'links'],
    says: (words) =>
      `Code that uses a generated client by groups, and links to the documentation, have to change: the first tag of ${words.where} ${changed(words)}.`,
    cause: 'Clients and documentation group operations by their first tag.',
    fix: 'Keep the first tag.',
  }),
  'diff/path-parameter-renamed': defineCode({
    title: 'A path parameter has another name',
    affects: ['client-code', 'handlers'],
    says: (words) =>
      `Code that uses a generated client has to change: the name of a path parameter of ${words.where} ${changed(words)}. Requests are the same.`,
    cause: 'The name is in generated types, but not in requests.',
    fix: 'Keep the name.',
  }),
  'diff/operation-summary-changed': defineWords({
    title: 'Another summary',
    says: ({ where }) => `Readers see another summary of ${where}.`,
  }),
  'diff/operation-description-changed': defineWords({
    title: 'Another description of an operation',
    says: ({ where }) => `Readers see another description of ${where}.`,
  }),
  'diff/webhook-added': defineCode({
    title: 'A webhook is new',
    says: ({ where }) => `Receivers may register for ${where}.`,
    cause: 'Only receivers that register for it get it.',
  }),
  'diff/callback-address-changed': forCallers({
    title: 'A callback goes to another address',
    says: (words) => `Receivers of ${words.where} are called at another address: it ${changed(words)}.`,
    cause: 'The service reads the address from another part of the request or response.',
  }),
  'diff/webhook-removed': defineCode({
    title: 'A webhook is gone',
    affects: ['callers', 'client-code', 'links'],
    says: ({ where }) => `Receivers of ${where} are not called any more.`,
    cause: 'Programs that wait for it wait forever.',
    fix: 'Keep sending it until receivers have an alternative.',
  }),
};
