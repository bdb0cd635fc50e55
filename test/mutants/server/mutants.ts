import {
  accepts,
  body,
  countIn,
  failsFor,
  firstPageOnly,
  headers,
  ignores,
  items,
  keeps,
  onHead,
  open,
  page,
  refuses,
  replies,
  status,
  type PlantedFault,
} from '../../conformance/faults.ts';

/** A fault of a server, and the operation and check by which a case must name it. */
export interface Mutant extends PlantedFault {
  readonly want: string;
}

/** A fault that no case can name, and why it is no fault by the document. */
export interface Equivalent extends PlantedFault {
  readonly why: string;
}

/** Plants one fault in several operations; the check is the same in all. */
function plant(
  name: string,
  check: string,
  answer: PlantedFault['answer'],
  operations: readonly string[],
): readonly Mutant[] {
  return operations.map((operation) => ({ name, operation, answer, want: `${operation} ${check}` }));
}

/** On the path of an operation, for a method that the path does not have. */
function offMethod(
  name: string,
  answer: PlantedFault['answer'],
  operations: readonly string[],
): readonly Mutant[] {
  return operations.map((operation) => ({
    name,
    operation,
    answer,
    onPath: true,
    want: `${operation} method`,
  }));
}

function renamed(from: string, to: string): (value: { [name: string]: unknown }) => unknown {
  return ({ [from]: value, ...others }) => ({ ...others, [to]: value });
}

export const mutants: readonly Mutant[] = [
  ...plant('a required member is renamed', 'body', body(renamed('id', 'Id')), ['getGroup', 'getPipeline']),
  ...plant('a required member of items is renamed', 'body', items(renamed('email', 'mail')), [
    'listOwnEmails',
    'listUserEmails',
  ]),
  ...plant(
    'null for a number',
    'body',
    items((item) => ({ ...item, id: null })),
    ['listGroups', 'listProjects', 'listMemberRoles'],
  ),
  ...plant(
    'a text for a number',
    'body',
    body((value) => ({ ...value, id: String(value['id']) })),
    ['getProject', 'createPipeline', 'getProjectMilestone'],
  ),
  ...plant('an object for a list', 'body', replies(200, '{}'), ['listProjectMembers', 'listNamespaces']),
  ...plant('JSON that breaks off', 'body', replies(200, '{"id":'), ['getAppearance', 'getNamespace']),
  ...plant('no body', 'body', replies(200, ''), ['getGroupMember', 'getSamlGroupLink']),
  ...plant('a status that is not documented', 'status', status(200, 418), [
    'getPipelineTestReport',
    'listServiceAccounts',
    'getRepositoryMergeBase',
  ]),
  ...plant('200 for 201', 'status', status(201, 200), [
    'createMemberRole',
    'createProjectMilestone',
    'createServiceAccount',
  ]),
  ...plant('204 for 201', 'status', status(201, 204), ['createOwnEmail']),
  ...plant('200 for 204', 'status', status(204, 200), [
    'deletePipeline',
    'deleteMemberRole',
    'deleteSamlGroupLink',
  ]),
  ...plant('500 for everything', 'server-error', replies(500, '{}'), ['getLatestPipeline', 'listCommits']),
  ...plant('another media type', 'media-type', headers({ 'content-type': 'text/html' }), [
    'listGroupInvitations',
    'getCommit',
    'lintCiContent',
  ]),
  ...plant('no media type', 'media-type', headers({ 'content-type': undefined }), [
    'getCommitSequence',
    'listSshCertificates',
  ]),
  ...plant('a header that is no number', 'header', headers({ 'x-page': 'one' }), [
    'listGroupMembers',
    'listPipelines',
  ]),
  ...plant('a required header is missing', 'header', headers({ location: undefined }), ['getProject']),
  ...plant('the page that follows begins one item early', 'pages', page(-1), [
    'listGroupMemberRoles',
    'listProjectMilestones',
  ]),
  ...plant('the page that follows begins one item late', 'pages', page(1), [
    'listProjectIntegrations',
    'listMergeRequests',
  ]),
  ...plant('the first page for all', 'pages', firstPageOnly, [
    'listServiceAccounts',
    'listGroupAccessRequests',
  ]),
  ...plant(
    'a total that is one too large',
    'pages',
    countIn('x-total', (total) => total + 1),
    ['listProjectAccessRequests', 'listSshCertificates'],
  ),
  ...plant('a wrong count of pages', 'pages', headers({ 'x-total-pages': '9' }), ['listGroupApprovalRules']),
  ...plant('always on page one', 'pages', headers({ 'x-page': '1' }), ['listProjectApprovalRules']),
  ...plant('the size of a page is not kept', 'pages', headers({ 'x-per-page': '1' }), ['listMemberRoles']),
  ...plant('a next page that never comes', 'pages', headers({ 'x-next-page': '9' }), ['listOwnEmails']),
  ...plant(
    'the next page is elsewhere',
    'pages',
    headers({ link: '<http://elsewhere.example/next>; rel="next"' }),
    ['listNamespaces', 'listGroups'],
  ),
  ...plant('the next page is this page', 'pages', headers({ link: '<?page=1&per_page=2>; rel="next"' }), [
    'listUserEmails',
  ]),
  ...plant('no link to the next page', 'pages', headers({ link: '<?page=1>; rel="first"' }), [
    'listBillableGroupMembers',
  ]),
  ...plant('everybody is let in', 'credentials', open, [
    'getApplicationSettings',
    'createMemberRole',
    'createPipeline',
    'deletePipeline',
    'listOwnEmails',
  ]),
  ...plant('nobody is told to sign in', 'credentials', status(401, 403), [
    'updateAppearance',
    'listPipelines',
  ]),
  ...plant('an unauthenticated write fails', 'server-error', status(401, 500), ['createOwnEmail']),
  ...plant(
    'HEAD is not known',
    'head',
    onHead(() => new Response(null, { status: 404 })),
    ['getProjectMilestone', 'getNamespace'],
  ),
  ...plant(
    'HEAD is of another type',
    'head',
    onHead((response) => typed(response, 'text/plain')),
    ['getGroup', 'listCommits'],
  ),
  ...plant(
    'HEAD announces another length',
    'head',
    onHead((response) => long(response)),
    ['getAppearance'],
  ),
  ...plant(
    'HEAD has no totals',
    'head',
    onHead((response) => without(response, 'x-total')),
    ['listProjectMembers'],
  ),
  ...offMethod('404 for a method', async () => new Response(null, { status: 404 }), [
    'getAppearance',
    'listProjectMilestones',
  ]),
  ...offMethod('405 without Allow', async () => new Response(null, { status: 405 }), [
    'listMemberRoles',
    'listPipelines',
  ]),
  ...offMethod(
    '405 with half of Allow',
    async () => new Response(null, { status: 405, headers: { allow: 'OPTIONS' } }),
    ['listOwnEmails'],
  ),
  ...plant('a number below its minimum is taken', 'refusal', accepts(/[?&]page=0\b/, 200), [
    'listGroupMembers',
    'listPagesDomains',
  ]),
  ...plant('a number above its maximum is taken', 'refusal', accepts(/[?&]per_page=101\b/, 200), [
    'listNamespaces',
    'listSamlIdentities',
  ]),
  ...plant(
    'a value that is none of the list is taken',
    'refusal',
    accepts(/value_that_is_not_allowed/, 200),
    ['listGroups', 'listPipelines', 'listServiceAccounts'],
  ),
  ...plant('an unknown parameter is taken', 'refusal', accepts(/member_that_nobody_knows/, 200), [
    'listProjects',
    'getCommit',
  ]),
  ...plant('an unknown member is taken', 'refusal', accepts(/member_that_nobody_knows/, 201), [
    'createMemberRole',
    'createProjectMilestone',
  ]),
  ...plant('an empty body is taken', 'refusal', accepts(/ $/, 201), ['createOwnEmail']),
  ...plant('whatever is sent is taken', 'refusal', status(400, 201), [
    'createServiceAccount',
    'createProjectPagesDomain',
  ]),
  ...plant('a broken request makes it fail', 'server-error', status(400, 500), [
    'listEffectiveGroupMembers',
    'createSshCertificate',
  ]),
  ...plant('broken JSON makes it fail', 'server-error', failsFor(' {"'), [
    'lintCiContent',
    'updateAppearance',
  ]),
  ...plant('unknown media types make it fail', 'server-error', status(415, 500), [
    'createPipeline',
    'createCommit',
  ]),
  ...plant('unknown media types are taken', 'refusal', status(415, 200), ['updateGroupApprovalSettings']),
  ...plant('NUL makes it fail', 'server-error', failsFor('\u0000'), [
    'listNamespaces',
    'createProjectMilestone',
  ]),
  ...plant('quotes make it fail', 'server-error', failsFor(`'"`), ['listGroups', 'listCommits']),
  ...plant('marks make it fail', 'server-error', failsFor('\u202e'), ['getNamespace']),
  ...plant('a parameter that is allowed is refused', 'status', refuses(/[?&]search=/), [
    'listNamespaces',
    'listBillableGroupMembers',
  ]),
  ...plant('a member that is allowed is refused', 'status', refuses(/"description"/), [
    'createProjectMilestone',
  ]),
  {
    name: 'what is deleted stays',
    operation: 'deleteOwnEmail',
    answer: keeps,
    want: 'createOwnEmail lifecycle',
  },
  {
    name: 'what is deleted stays',
    operation: 'deleteProjectMilestone',
    answer: keeps,
    want: 'createProjectMilestone lifecycle',
  },
  {
    name: 'what is made is not found',
    operation: 'getOwnEmail',
    answer: (request, inner) =>
      /\/100\d\d\d$/.test(request.url)
        ? replies(404, '{"message":"404 Not found"}')(request, inner)
        : inner(request),
    want: 'createOwnEmail lifecycle',
  },
  {
    name: 'another thing is found',
    operation: 'getProjectMilestone',
    answer: body((value) => ({ ...value, id: 1 })),
    want: 'createProjectMilestone lifecycle',
  },
];

function typed(response: Response, type: string): Response {
  const all = new Headers(response.headers);
  all.set('content-type', type);
  return new Response(null, { status: response.status, headers: all });
}

function long(response: Response): Response {
  const all = new Headers(response.headers);
  all.set('content-length', '1');
  return new Response(null, { status: response.status, headers: all });
}

function without(response: Response, name: string): Response {
  const all = new Headers(response.headers);
  all.delete(name);
  return new Response(null, { status: response.status, headers: all });
}

export const equivalents: readonly Equivalent[] = [
  {
    name: 'a member that nobody described',
    operation: 'getGroup',
    answer: body((value) => ({ ...value, added_later: [] })),
    why: 'Answers may hold more than the document describes, so that services can grow.',
  },
  {
    name: 'a filter that is ignored',
    operation: 'listGroups',
    answer: ignores('visibility'),
    why: 'The document says in words alone what a filter leaves out, and the items are all allowed.',
  },
  {
    name: 'an order that is ignored',
    operation: 'listPipelines',
    answer: ignores('sort'),
    why: 'The document says in words alone in which order items come.',
  },
  {
    name: 'OPTIONS beside the documented methods',
    operation: 'getAppearance',
    onPath: true,
    answer: async () => new Response(null, { status: 405, headers: { allow: 'GET, HEAD, PUT, OPTIONS' } }),
    why: 'Allow has to name the documented methods, and may name others that the server knows.',
  },
];
