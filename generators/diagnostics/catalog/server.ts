import { define, type FindingDefinition } from '../definition.ts';

/** Findings about what a generated server cannot do for a document. */
export const serverFindings = {
  'server/security-scheme': define({
    severity: 'warning',
    title: 'A security scheme that the server cannot read',
    message: (p: { name: string; kind: string }) =>
      `The server cannot find the credentials of ${p.name} (${p.kind}) in a request.`,
    cause:
      'Credentials are read for API keys, for the HTTP schemes bearer and basic, for OAuth 2.0 and for OpenID Connect.',
    fix: 'Requests that need this scheme are answered with 401. Describe the credentials as an API key in the header Authorization, or offer another scheme beside it.',
  }),
  'server/same-requests': define({
    severity: 'warning',
    title: 'Two operations take the same requests',
    message: (p: { operation: string; other: string }) =>
      `The server gives the requests for ${p.operation} to ${p.other}, which comes first.`,
    cause:
      'What stands behind # is not sent, so the two have the same method and path. Such operations are told apart by required parameters of the query and of headers, and by their constants; these two have the same.',
    fix: 'Require a parameter or a constant that only one of them has. Clients are not affected.',
  }),
} satisfies Record<string, FindingDefinition<never>>;
