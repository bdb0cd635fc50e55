import { note, warning, type FindingDefinition } from '../definition.ts';

/** Findings about what the functions of a generated client are called and how they take their arguments. */
export const clientFindings = {
  'client/argument-clash': note({
    title: 'An argument had to be qualified',
    message: (p: { operation: string; name: string; location: string; argument: string }) =>
      `${p.operation} takes ${p.name} of the ${p.location} as ${p.argument}.`,
    cause:
      'All parameters and properties of bodies are properties of one argument object, and another one already has this name.',
    fix: 'No action is needed. To get the plain name, rename one of the two in the document.',
  }),
  'client/export-clash': warning({
    title: 'An operation hides a function of the client',
    message: (p: { operation: string; from: string }) =>
      `client/index.js exports the operation ${p.operation} instead of the client's own function of that name, which is in ${p.from}.`,
    cause: 'A module can export a name only once, and operations take precedence.',
    fix: "Import the client's own function from the module that is named, or give the operation another operationId.",
  }),
  'client/method-clash': note({
    title: 'A method keeps its whole name',
    message: (p: { operation: string; family: string; name: string }) =>
      `Without the noun of its family ${p.family}, ${p.operation} would be called ${p.name} like another operation of the family.`,
    group: () => '',
    cause: 'Methods of a family drop the noun of the family only where all names stay distinct.',
    fix: 'No action is needed. To get short names, rename one of the operations in the document.',
  }),
  'client/base-url': note({
    title: 'The first server is not a base address',
    message: (p: { server: string }) =>
      `createClient needs baseUrl, because the first server, ${p.server}, cannot be a base address.`,
    cause:
      'Requests go to URLs of http or https. An address with credentials, a query, a fragment or an undeclared variable cannot be followed by a path.',
    fix: 'No action is needed if callers know the address. Otherwise correct the server, or describe its variables.',
  }),
  'client/unsupported-security-scheme': note({
    title: 'The client does not support a security scheme',
    message: (p: { name: string; kind: string }) =>
      `The client has no function that authenticates with ${p.name} (${p.kind}).`,
    cause:
      'The document does not say how a request carries the credentials, or the request does not carry them.',
    fix: 'Give `auth` a function that adds them, or a `fetch` that has them in its connection.',
  }),
} satisfies Record<string, FindingDefinition<never>>;
