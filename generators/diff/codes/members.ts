import { defineCode, fixes, fromTo } from './define-code.ts';

/** Changes of the members of objects, and of what schemas say beside their rules. */
export const memberCodes = {
  'diff/request-member-added': defineCode({
    title: 'Requests: an optional member is new',
    says: ({ where }) => `Callers may send ${where}, and need not.`,
    cause: 'A request without the member is as valid as before.',
    fix: fixes.none,
  }),
  'diff/request-required-member-added': defineCode({
    title: 'Requests: a required member is new',
    says: ({ where }) => `Callers who do not know ${where} are refused, as it is required.`,
    cause: 'Requests that were complete lack a member now.',
    fix: 'Make the member optional, with a default that does what was done before.',
  }),
  'diff/request-member-removed': defineCode({
    title: 'Requests: a member is gone',
    says: ({ where }) => `Callers who send ${where} send something that the document does not know any more.`,
    cause: 'A service may refuse members that nothing describes, or pass over them.',
    fix: 'Keep the member, marked as deprecated, and let it do nothing.',
  }),
  'diff/request-member-required': defineCode({
    title: 'Requests: a member is required now',
    says: ({ where }) => `Callers who leave out ${where} are refused: it was optional and is required.`,
    cause: 'Requests that were complete lack a member now.',
    fix: 'Leave the member optional, with a default.',
  }),
  'diff/request-member-optional': defineCode({
    title: 'Requests: a member is optional now',
    says: ({ where }) => `Callers may leave out ${where}, and handlers may receive requests without it.`,
    cause: 'All requests that were valid have the member.',
    fix: fixes.none,
  }),
  'diff/request-member-became-read-only': defineCode({
    title: 'Requests: a member is read only now',
    says: ({ where }) =>
      `Callers who send ${where} may be refused, or it is passed over: it is read only now.`,
    cause: 'A read-only member of a request may be refused or passed over; the document does not say which.',
    fix: fixes.look,
  }),
  'diff/request-member-writable': defineCode({
    title: 'Requests: a member is no longer read only',
    says: ({ where }) => `Callers may send ${where}, which was read only.`,
    cause: 'Requests did not have the member, and need not have it.',
    fix: fixes.none,
  }),
  'diff/request-default-changed': defineCode({
    title: 'Requests: another default',
    says: (words) =>
      `Callers who leave out ${words.where} get something else: its default goes ${fromTo(words)}.`,
    cause: 'The same request means something else. No check can tell whether that matters.',
    fix: fixes.look,
  }),
  'diff/request-discriminator-changed': defineCode({
    title: 'Requests: another discriminator',
    says: (words) =>
      `Callers who name the alternative by the earlier values may be refused: the discriminator of ${words.where} goes ${fromTo(words)}.`,
    cause: 'The member or the values that choose an alternative are others.',
    fix: 'Keep the earlier values in the mapping of the discriminator.',
  }),
  'diff/response-member-added': defineCode({
    title: 'Responses: a member is new',
    says: ({ where }) => `Callers may receive ${where}.`,
    cause: 'An object with a further member may or may not have been possible before.',
    fix: 'Leave objects of responses open: without additionalProperties and unevaluatedProperties.',
  }),
  'diff/response-member-removed': defineCode({
    title: 'Responses: a member is gone',
    says: ({ where }) => `Callers who read ${where} find nothing there, or a value of another kind.`,
    cause: 'What the earlier document said of the member does not hold any more.',
    fix: 'Keep the member, marked as deprecated.',
  }),
  'diff/response-member-optional': defineCode({
    title: 'Responses: a member may be missing now',
    says: ({ where }) => `Callers who rely on ${where} may not find it: it was required and is optional.`,
    cause: 'Code that reads the member does not ask whether it is there.',
    fix: 'Keep sending the member in every response, with null if the schema lets it.',
  }),
  'diff/response-member-required': defineCode({
    title: 'Responses: a member is always there now',
    says: ({ where }) => `Callers always receive ${where}, which was optional.`,
    cause: 'Responses with the member were possible before.',
    fix: fixes.none,
  }),
  'diff/response-member-became-write-only': defineCode({
    title: 'Responses: a member is write only now',
    says: ({ where }) => `Callers who read ${where} do not find it any more: it is write only now.`,
    cause: 'A write-only member is not in responses.',
    fix: fixes.keep,
  }),
  'diff/response-member-readable': defineCode({
    title: 'Responses: a member is no longer write only',
    says: ({ where }) => `Callers may receive ${where}, which was write only.`,
    cause: 'What is said of the member has not changed.',
    fix: fixes.none,
  }),
  'diff/response-default-changed': defineCode({
    title: 'Responses: another default',
    says: (words) => `The default of ${words.where} goes ${fromTo(words)}.`,
    cause: 'In responses a default is only words about a member that is missing.',
    fix: fixes.none,
  }),
  'diff/response-discriminator-changed': defineCode({
    title: 'Responses: another discriminator',
    says: (words) =>
      `Callers who tell alternatives by the discriminator may not know the values: that of ${words.where} goes ${fromTo(words)}.`,
    cause: 'The member or the values that tell alternatives apart are others.',
    fix: 'Keep the earlier member and values.',
  }),
  'diff/member-deprecated': defineCode({
    title: 'A schema is deprecated',
    says: ({ where }) => `Users of ${where} are asked to do without it.`,
    cause: 'The values are the same; a later version may take it away.',
    fix: fixes.none,
  }),
  'diff/member-deprecated-no-longer': defineCode({
    title: 'A schema is no longer deprecated',
    says: ({ where }) => `Users of ${where} may go on with it.`,
    cause: 'The values are the same.',
    fix: fixes.none,
  }),
};
