import { changed, defineCode, fixes, refused } from './define-code.ts';

/** Changes of the members of objects, and of what schemas say beside their rules. */
export const memberCodes = {
  'diff/request-member-added': defineCode({
    title: 'Requests: an optional member is new',
    affects: ['callers', 'handlers'],
    says: ({ where, ...words }) =>
      words.verdict === 'safe'
        ? `Callers may send ${where}, and need not.`
        : `Callers who already send a member ${where} of their own ${refused(words)}: the document describes it now.`,
    cause: 'A request without the member is as valid as before.',
    fix: fixes.none,
  }),
  'diff/request-required-member-added': defineCode({
    title: 'Requests: a required member is new',
    affects: ['callers', 'client-code'],
    says: (words) =>
      `Callers who do not send ${words.where} ${refused(words)}: the member is new and required.`,
    cause: 'Requests that were complete lack a member now.',
    fix: 'Make the member optional, with a default that does what was done before.',
  }),
  'diff/request-member-removed': defineCode({
    title: 'Requests: a member is gone',
    affects: ['callers', 'client-code', 'handlers'],
    says: (words) =>
      `Callers who send ${words.where} ${refused(words)}: the document does not describe it any more.`,
    cause: 'A service may refuse members that nothing describes, or pass over them.',
    fix: 'Keep the member, marked as deprecated, and let it do nothing.',
  }),
  'diff/request-member-required': defineCode({
    title: 'Requests: a member is required now',
    affects: ['callers', 'client-code'],
    says: (words) =>
      `Callers who leave out ${words.where} ${refused(words)}: it was optional and is required.`,
    cause: 'Requests that were complete lack a member now.',
    fix: 'Leave the member optional, with a default.',
  }),
  'diff/request-member-optional': defineCode({
    title: 'Requests: a member is optional now',
    affects: ['handlers'],
    says: ({ where, ...words }) =>
      words.verdict === 'safe'
        ? `Callers may leave out ${where}, and handlers may receive requests without it.`
        : `Callers who leave out ${where} ${refused(words)}: it was required and is optional.`,
    cause: 'All requests that were valid have the member.',
    fix: fixes.none,
  }),
  'diff/request-member-became-read-only': defineCode({
    title: 'Requests: a member is read only now',
    affects: ['callers', 'client-code', 'handlers'],
    says: ({ where }) => `Callers who send ${where} may be refused, or it is ignored: it is read-only now.`,
    cause: 'A read-only member of a request may be refused or ignored; the document does not say which.',
    fix: fixes.look,
  }),
  'diff/request-member-writable': defineCode({
    title: 'Requests: a member is no longer read only',
    affects: ['handlers'],
    says: ({ where }) => `Callers may send ${where}, which was read-only.`,
    cause: 'Requests did not have the member, and need not have it.',
    fix: fixes.none,
  }),
  'diff/request-default-changed': defineCode({
    title: 'Requests: another default',
    affects: ['callers'],
    says: (words) => `Requests without ${words.where} mean something else: its default ${changed(words)}.`,
    cause: 'The same request has another effect. No check can tell whether that matters.',
    fix: fixes.look,
  }),
  'diff/request-discriminator-changed': defineCode({
    title: 'Requests: another discriminator',
    affects: ['callers', 'client-code'],
    says: (words) =>
      `Callers who choose an alternative by the earlier values ${refused(words)}: the discriminator of ${words.where} ${changed(words)}.`,
    cause: 'The member or the values that choose an alternative are others.',
    fix: 'Keep the earlier values in the mapping of the discriminator.',
  }),
  'diff/response-member-added': defineCode({
    title: 'Responses: a member is new',
    affects: ['callers'],
    says: ({ where, verdict }) =>
      verdict === 'safe'
        ? `Callers may receive ${where}, and may ignore it.`
        : `Callers may receive ${where}, which ${verdict === 'breaks' ? 'was' : 'may have been'} impossible before.`,
    cause: 'An object with a further member may or may not have been possible before.',
    fix: 'Leave objects of responses open: without additionalProperties and unevaluatedProperties.',
  }),
  'diff/response-member-removed': defineCode({
    title: 'Responses: a member is gone',
    affects: ['callers', 'client-code', 'handlers'],
    says: ({ where, verdict }) =>
      verdict === 'safe'
        ? `Callers may not find ${where}, which was optional before.`
        : `Callers who read ${where} ${verdict === 'breaks' ? 'may' : 'perhaps'} find nothing there, or a value of another type.`,
    cause: 'What the earlier document said of the member does not hold any more.',
    fix: 'Keep the member, marked as deprecated.',
  }),
  'diff/response-member-optional': defineCode({
    title: 'Responses: a member may be missing now',
    affects: ['callers', 'client-code'],
    says: ({ where, verdict }) =>
      verdict === 'safe'
        ? `Callers did not always receive ${where}: it was required here, and is optional.`
        : `Callers who rely on ${where} may not find it: it was required and is optional.`,
    cause: 'Code that reads the member does not ask whether it is there.',
    fix: 'Keep sending the member in every response, with null if the schema lets it.',
  }),
  'diff/response-member-required': defineCode({
    title: 'Responses: a member is always there now',
    affects: ['handlers'],
    says: ({ where }) => `Callers receive ${where} in every response: it was optional and is required.`,
    cause: 'Responses with the member were possible before.',
    fix: fixes.none,
  }),
  'diff/response-member-became-write-only': defineCode({
    title: 'Responses: a member is write only now',
    affects: ['callers', 'client-code', 'handlers'],
    says: ({ where }) => `Callers who read ${where} may not find it any more: it is write-only now.`,
    cause: 'A write-only member is not in responses.',
    fix: fixes.keep,
  }),
  'diff/response-member-readable': defineCode({
    title: 'Responses: a member is no longer write only',
    affects: ['handlers'],
    says: ({ where }) => `Callers may receive ${where}, which was write-only.`,
    cause: 'What is said of the member has not changed.',
    fix: fixes.none,
  }),
  'diff/response-default-changed': defineCode({
    title: 'Responses: another default',
    affects: ['readers'],
    says: (words) => `The default of ${words.where} ${changed(words)}.`,
    cause: 'A default in a response only describes what a missing member means.',
    fix: fixes.none,
  }),
  'diff/response-discriminator-changed': defineCode({
    title: 'Responses: another discriminator',
    affects: ['callers', 'client-code'],
    says: (words) =>
      `Callers who tell alternatives apart by the discriminator ${words.verdict === 'safe' ? 'know all values' : 'may receive values that they do not know'}: that of ${words.where} ${changed(words)}.`,
    cause: 'The member or the values that tell alternatives apart are others.',
    fix: 'Keep the earlier member and values.',
  }),
  'diff/schema-renamed': defineCode({
    title: 'A named schema has another name',
    affects: ['client-code', 'handlers', 'links'],
    says: (words) =>
      `Code that imports the generated type has to change: the name of ${words.where} ${changed(words)}. Requests and responses are the same.`,
    cause: 'Generated types and pages of the documentation are named by the schema.',
    fix: 'Keep the name.',
  }),
  'diff/member-deprecated': defineCode({
    title: 'A schema is deprecated',
    affects: ['readers'],
    says: ({ where }) => `Users of ${where} should stop using it: it is deprecated.`,
    cause: 'The values are the same; a later version may take it away.',
    fix: fixes.none,
  }),
  'diff/member-deprecated-no-longer': defineCode({
    title: 'A schema is no longer deprecated',
    affects: ['readers'],
    says: ({ where }) => `Users may go on using ${where}: it is no longer deprecated.`,
    cause: 'The values are the same.',
    fix: fixes.none,
  }),
};
