import { error, warning, type FindingDefinition } from '../definition.ts';

/** Findings about the folder of hand-written handlers. */
export const reconcileFindings = {
  'reconcile/syntax': error({
    title: 'A file of handlers does not parse',
    message: (p: { reason: string }) => p.reason,
    cause:
      'The file has a syntax error, or conflict marks of a merge. It was left as it is, and so are its handlers.',
    fix: 'Correct the file and run forgespec scaffold again.',
  }),
  'reconcile/unreadable': error({
    title: 'A file of handlers cannot be read',
    message: (p: { path: string; reason: string }) => `${p.path}: ${p.reason}.`,
    cause: 'Only what can be read can be reconciled. The file was left as it is, and so are its handlers.',
    fix: 'Make it an ordinary, readable file in UTF-8 and run forgespec scaffold again.',
  }),
  'reconcile/orphaned': warning({
    title: 'A handler has no operation any more',
    message: (p: { handler: string; endpoint: string | undefined }) =>
      `${p.handler} serves ${p.endpoint ?? 'an operation'} that is no longer in the document.`,
    cause:
      'The operation was removed from the document, or both its path and its operationId have changed. The handler was kept.',
    fix: 'Delete the handler. If the operation has new names, write its new method and path into the comment of the handler, delete the new stub, and run again.',
  }),
  'reconcile/duplicate': error({
    title: 'Two handlers for one operation',
    message: (p: { handler: string; endpoint: string }) =>
      `${p.handler} is one more handler for ${p.endpoint}.`,
    cause: 'Two exports have the same name, or comments with the same method and path. Both were kept.',
    fix: 'Delete one of them, or correct the method and path in its comment.',
  }),
  'reconcile/name-taken': error({
    title: 'The name of a handler is taken',
    message: (p: { name: string; endpoint: string }) =>
      `${p.name} is declared here, but it is not an exported handler for ${p.endpoint}.`,
    cause: 'Something that is not exported has the name of the handler, so a stub cannot be added.',
    fix: 'Export it if it is the handler; otherwise rename it. Then run forgespec scaffold again.',
  }),
  'reconcile/index': error({
    title: 'The index does not list the handlers',
    message: (p: { path: string }) => `${p.path} has no object literal in \`export const handlers\`.`,
    cause: 'The index has a form that forgespec cannot update. It was not changed.',
    fix: 'Add the handlers by hand, or write `export const handlers: Handlers = { … }`; a deleted index is written again.',
  }),
  'reconcile/unknown-handler': warning({
    title: 'A handler of the index is unknown',
    message: (p: { name: string }) => `${p.name} is not an operation of the document.`,
    cause: 'The operation was removed or renamed, or the name is misspelt. The index was left as it is.',
    fix: 'Delete the handler, or give it the name of an operation.',
  }),
  'reconcile/missing-server': warning({
    title: 'The generated server is missing',
    message: (p: { path: string }) => `${p.path} does not exist, so the handlers do not compile yet.`,
    cause: 'The server was not generated, or it is in another folder.',
    fix: 'Run forgespec generate, or give the folder of its output with --server.',
  }),
} satisfies Record<string, FindingDefinition<never>>;
