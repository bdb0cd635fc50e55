import { note, warning, type FindingDefinition } from '../definition.ts';

/** Findings about what a generated server cannot do for a document. */
export const serverFindings = {
  'server/unsupported-security-scheme': warning({
    title: 'The server does not support a security scheme',
    message: (p: { name: string; kind: string }) =>
      `The server cannot find the credentials of ${p.name} (${p.kind}) in a request.`,
    cause:
      'Credentials are read for API keys, for the HTTP schemes bearer and basic, for OAuth 2.0 and for OpenID Connect.',
    fix: 'Requests that need this scheme get the status 401. Describe the credentials as an API key in the header Authorization, or offer another scheme beside it.',
  }),
  'server/operation-servers-ignored': note({
    title: 'Servers of operations are ignored',
    message: (p: { count: number; operation: string; server: string; base: string }) =>
      `${p.count === 1 ? 'One operation states a server of its own' : `${p.count} operations state servers of their own`} (${p.operation}: ${p.server}); here ${p.count === 1 ? 'it is' : 'they are'} served below ${p.base}, like all others.`,
    cause:
      'A generated server and the mock have one address. Below one base path, no two operations can have the same method and path.',
    fix: 'No action is needed. Clients reach these operations here by the option `servers` of createClient, which maps the URL of a server to another address. To serve them elsewhere, start a second server there.',
  }),
  'server/ambiguous-operations': warning({
    title: 'Two operations are ambiguous',
    message: (p: { operation: string; other: string }) =>
      `The server gives the requests for ${p.operation} to ${p.other}, which comes first.`,
    group: () => '',
    cause:
      'The part of a URL after # is not sent, so the two have the same method and path. Required query and header parameters, and their constants, tell the server which operation is meant; these two have the same.',
    fix: 'Require a parameter or a constant that only one of them has. Clients are not affected.',
  }),
} satisfies Record<string, FindingDefinition<never>>;
