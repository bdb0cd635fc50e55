import { error, note, warning, type FindingDefinition } from '../definition.ts';

/** Findings about checking a server against its document, apart from the failures of the server. */
export const conformanceFindings = {
  'conformance/unreachable': error({
    title: 'The server cannot be reached',
    message: (p: { url: string; reason: string }) => `No server responds at ${p.url}: ${p.reason}.`,
    cause: 'The server does not run, listens elsewhere, or is behind a firewall or proxy.',
    fix: 'Start the server, or correct --base-url. Paths of the document follow that address.',
  }),
  'conformance/nothing-verified': error({
    title: 'Nothing was verified',
    message: (p: { cases: number; why: string }) =>
      `None of ${p.cases} cases was carried through${p.why === '' ? '' : `: ${p.why}`}.`,
    cause: 'A run without a single checked case says nothing about the server, so it does not succeed.',
    fix: 'Remove the reason: raise --max-time, give --token, or use a test server and --allow-writes.',
  }),
  'conformance/operation-servers-ignored': note({
    title: 'Servers of operations were ignored',
    message: (p: { count: number; operation: string; server: string; url: string }) =>
      `${p.count === 1 ? 'One operation states a server of its own' : `${p.count} operations state servers of their own`} (${p.operation}: ${p.server}); ${p.count === 1 ? 'its' : 'their'} requests went to ${p.url}, like all others.`,
    cause: 'The mock has one address for all operations.',
    fix: 'No action is needed.',
  }),
  'conformance/unmapped-server': warning({
    title: 'The address of a server is not known',
    message: (p: { count: number; operation: string; server: string }) =>
      `${p.count === 1 ? 'One operation was' : `${p.count} operations were`} not tested, as the address of ${p.count === 1 ? 'its server' : 'their servers'} is not known (${p.operation}: ${p.server}).`,
    cause:
      'The document states other servers for these operations or their paths. Requests and credentials go only to addresses that the call names, so that no other server is changed.',
    fix: 'Say where the server runs: --server URL=ADDRESS, where URL is that of the document. The ledger lists what was left out.',
  }),
  'conformance/stopped': warning({
    title: 'Not all cases were run',
    message: (p: { left: number; of: number; reason: string }) =>
      `Cases of ${p.left} of ${p.of} operations were left out: ${p.reason}.`,
    cause: 'A run has limits of requests and time, and ends when the server stops responding.',
    fix: 'Raise --max-requests or --max-time, or select some of the operations with --only.',
  }),
  'conformance/too-many-cases': warning({
    title: 'There are too many cases',
    message: (p: { count: number; operation: string; kinds: string }) =>
      `Cases of ${p.count === 1 ? 'one operation' : `${p.count} operations`} were left out, as there would be too many (${p.operation}: ${p.kinds}).`,
    cause:
      'The suite has only as many and as long cases as can be made with a limited effort, which does not depend on the machine. Operations with thousands of parameters or properties have more.',
    fix: 'No action is needed. forgespec verify makes cases as long as --max-time allows.',
  }),
  'conformance/token-rejected': warning({
    title: 'The server rejects the token',
    message: (p: { count: number }) => `All ${p.count} requests with credentials got the status 401.`,
    cause:
      'The token is wrong or expired, lacks a permission, or does not fit the first security scheme of the document.',
    fix: 'Give a token that is valid with --token or in the variable FORGESPEC_TOKEN.',
  }),
  'conformance/token-missing': warning({
    title: 'No token was given',
    message: (p: { count: number }) =>
      `All ${p.count} valid requests got the status 401, because no token was given.`,
    cause: 'The server requires credentials, and none were given.',
    fix: 'Give a token with --token or in the variable FORGESPEC_TOKEN.',
  }),
  'conformance/paths-not-found': warning({
    title: 'No path was found',
    message: (p: { url: string }) => `Every request below ${p.url} got the status 404.`,
    cause: 'The address lacks the base path of the document, or the server has no data.',
    fix: 'Give --base-url with its path, such as https://forge.example/api/v4, and real names with --values.',
  }),
  'conformance/valid-request-rejected': warning({
    title: 'The server rejects valid requests',
    message: (p: { operation: string; status: number; count: number }) =>
      `${p.operation} responded with ${p.status} to ${p.count === 1 ? 'its valid request' : `all of its ${p.count} valid requests`}.`,
    cause:
      'The server has rules that the document does not state, or it does not know the values in the requests. The status is documented, so this is not a failure.',
    fix: 'State the rule in the document, give values that the server knows with --values, or use --strict to report it as a failure.',
  }),
  'conformance/overlapping-alternatives': warning({
    title: 'Alternatives of oneOf overlap',
    message: (p: { operation: string }) =>
      `The body of ${p.operation} was valid only with a property of the wrong type.`,
    cause:
      'Plain values match several alternatives of a `oneOf`, which accepts values that match exactly one. What was sent is refused by the other alternatives only for a wrong property. No client sends that, so the run says nothing about ordinary requests.',
    fix: 'Require a property with another constant in each alternative, add a discriminator, or use anyOf.',
  }),
  'conformance/unknown-tag': error({
    title: 'A tag is unknown',
    message: (p: { tag: string; known: string }) =>
      `No operation has the tag ${p.tag}; there are ${p.known}.`,
    cause: '--only takes the name of a tag as the document writes it.',
    fix: 'Correct the name, or leave --only out.',
  }),
  'conformance/invalid-values': error({
    title: 'The file of values is not valid',
    message: (p: { path: string; reason: string }) => `${p.path}: ${p.reason}.`,
    cause:
      'The file contains one JSON or YAML object: values by the name of a path parameter, or by operation and parameter.',
    fix: 'Write it like this: { "id": 7, "getProject": { "id": "group/project" } }.',
  }),
  'conformance/invalid-ledger': error({
    title: 'The ledger is not valid',
    message: (p: { path: string; reason: string }) => `${p.path}: ${p.reason}.`,
    cause: 'A ledger is JSON that forgespec verify has written for this document.',
    fix: 'Create it again with forgespec verify --ledger FILE.',
  }),
  'conformance/ledger-unwritable': error({
    title: 'The ledger cannot be written',
    message: (p: { path: string; reason: string }) => `Cannot write ${p.path}: ${p.reason}.`,
    cause: 'Its folder does not exist or is not writable, a folder has its name, or the disk is full.',
    fix: 'Create the folder, or choose another file with --ledger.',
  }),
} satisfies Record<string, FindingDefinition<never>>;
