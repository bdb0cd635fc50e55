import {
  body,
  failsFor,
  firstPageOnly,
  headers,
  items,
  keeps,
  open,
  status,
  type PlantedFault,
} from './faults.ts';

/** Faults of different kinds, each with the operation and the check that must name it. */
export const planted: readonly (PlantedFault & { readonly want: string })[] = [
  {
    name: 'a status that is not documented',
    operation: 'getAppearance',
    answer: status(200, 418),
    want: 'getAppearance status',
  },
  {
    name: 'another media type',
    operation: 'listGroupInvitations',
    answer: headers({ 'content-type': 'text/html' }),
    want: 'listGroupInvitations media-type',
  },
  {
    name: 'a header is missing',
    operation: 'getProject',
    answer: headers({ location: undefined }),
    want: 'getProject header',
  },
  {
    name: 'a text for a number',
    operation: 'getGroup',
    answer: body((value) => ({ ...value, id: '7' })),
    want: 'getGroup body',
  },
  {
    name: 'null for a text',
    operation: 'listMemberRoles',
    answer: items((item) => ({ ...item, name: null })),
    want: 'listMemberRoles body',
  },
  {
    name: 'broken requests are taken',
    operation: 'createMemberRole',
    answer: status(400, 201),
    want: 'createMemberRole refusal',
  },
  {
    name: 'everybody is let in',
    operation: 'listOwnEmails',
    answer: open,
    want: 'listOwnEmails credentials',
  },
  {
    name: '405 without Allow',
    operation: 'listGroupMembers',
    onPath: true,
    answer: async () => new Response(null, { status: 405 }),
    want: 'listGroupMembers method',
  },
  {
    name: 'one page for all',
    operation: 'listGroupMemberRoles',
    answer: firstPageOnly,
    want: 'listGroupMemberRoles pages',
  },
  {
    name: 'totals that are not the truth',
    operation: 'listProjectMilestones',
    answer: headers({ 'x-total': '7', 'x-total-pages': '4' }),
    want: 'listProjectMilestones pages',
  },
  {
    name: 'HEAD is not known',
    operation: 'getProjectMilestone',
    answer: async (request, inner) =>
      request.method === 'HEAD' ? new Response(null, { status: 404 }) : inner(request),
    want: 'getProjectMilestone head',
  },
  {
    name: 'NUL makes it fail',
    operation: 'listGroups',
    answer: failsFor('\u0000'),
    want: 'listGroups server-error',
  },
  {
    name: 'what is deleted stays',
    operation: 'deleteOwnEmail',
    answer: keeps,
    want: 'createOwnEmail lifecycle',
  },
];
