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
  'conformance/one-address': note({
    title: 'Operations with their own servers were tested at the base URL',
    message: (p: { count: number; operation: string; server: string; url: string }) =>
      `${p.count === 1 ? 'One operation states a server of its own' : `${p.count} operations state servers of their own`} (${p.operation}: ${p.server}); ${p.count === 1 ? 'its' : 'their'} requests went to ${p.url}, like all others.`,
    cause: 'The mock has one address for all operations.',
    fix: 'No action is needed.',
  }),
  'conformance/server-left-out': warning({
    title: 'Operations on other servers were left out',
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
  'conformance/left-out': warning({
    title: 'The suite does not have all cases',
    message: (p: { count: number; operation: string; kinds: string }) =>
      `Cases of ${p.count === 1 ? 'one operation' : `${p.count} operations`} were left out, as there would be too many (${p.operation}: ${p.kinds}).`,
    cause:
      'The suite has only as many and as long cases as can be made with a limited effort, which does not depend on the machine. Operations with thousands of parameters or members have more.',
    fix: 'No action is needed. forgespec verify makes cases as long as --max-time allows.',
  }),
  'conformance/token-refused': warning({
    title: 'The server refuses the token',
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
  'conformance/nothing-found': warning({
    title: 'The server does not know any of the paths',
    message: (p: { url: string }) => `Every request below ${p.url} got the status 404.`,
    cause: 'The address lacks the base path of the document, or the server has no data.',
    fix: 'Give --base-url with its path, such as https://forge.example/api/v4, and real names with --values.',
  }),
  'conformance/valid-refused': warning({
    title: 'A server refuses what its document allows',
    message: (p: { operation: string; status: number; count: number }) =>
      `${p.operation} responded with ${p.status} to ${p.count === 1 ? 'its valid request' : `all of its ${p.count} valid requests`}.`,
    cause:
      'The server has rules that the document does not state, or it does not know the values in the requests. The status is documented, so this is not a failure.',
    fix: 'State the rule in the document, give values that the server knows with --values, or use --strict to report it as a failure.',
  }),
  'conformance/shared-values': warning({
    title: 'Alternatives take the same values',
    message: (p: { operation: string }) =>
      `The body of ${p.operation} was valid only with a member of the wrong type.`,
    cause:
      'Plain values meet several alternatives of a `oneOf`, which takes values that meet exactly one. What was sent is refused by the other alternatives only for a wrong member. No client sends that, so the run says nothing about ordinary requests.',
    fix: 'Require a member with another constant in each alternative, add a discriminator, or use anyOf.',
  }),
  'conformance/tag': error({
    title: 'There is no such tag',
    message: (p: { tag: string; known: string }) =>
      `No operation has the tag ${p.tag}; there are ${p.known}.`,
    cause: '--only takes the name of a tag as the document writes it.',
    fix: 'Correct the name, or leave --only out.',
  }),
  'conformance/values': error({
    title: 'The file of values cannot be used',
    message: (p: { path: string; reason: string }) => `${p.path}: ${p.reason}.`,
    cause:
      'The file contains one JSON or YAML object: values by the name of a path parameter, or by operation and parameter.',
    fix: 'Write it like this: { "id": 7, "getProject": { "id": "group/project" } }.',
  }),
  'conformance/ledger': error({
    title: 'The ledger cannot be used',
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
