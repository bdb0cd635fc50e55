import { changed, defineCode, fixes, refused } from './define-code.ts';

/** Changes of the members of objects, and of schemas apart from their rules. */
export const memberCodes = {
  'diff/request-member-added': defineCode({
    title: 'Requests: an optional member is new',
    affects: ['callers', 'handlers'],
    says: ({ where, ...words }) =>
      words.verdict === 'safe'
        ? `Callers may send ${where}, but need not.`
        : `Callers who already send a member ${where} of their own ${refused(words)}: the document describes it now.`,
    cause: 'A request without the member is as valid as before.',
  }),
  'diff/request-required-member-added': defineCode({
    title: 'Requests: a required member is new',
    affects: ['callers', 'client-code'],
    says: (words) =>
      `Callers who do not send ${words.where} ${refused(words)}: the member is new and required.`,
    cause: 'Requests that were complete lack a member now.',
    fix: 'Make the member optional, with a default that keeps the earlier behaviour.',
  }),
  'diff/request-member-removed': defineCode({
    title: 'Requests: a member is gone',
    affects: ['callers', 'client-code', 'handlers'],
    says: (words) =>
      `Callers who send ${words.where} ${refused(words)}: the document does not describe it any more.`,
    cause: 'A service may refuse or ignore members that the document does not describe.',
    fix: 'Keep the member and mark it as deprecated. It may have no effect.',
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
  }),
  'diff/request-member-became-read-only': defineCode({
    title: 'Requests: a member is read-only now',
    affects: ['callers', 'client-code', 'handlers'],
    says: ({ where }) => `Callers who send ${where} may be refused, or it is ignored: it is read-only now.`,
    cause: 'A read-only member of a request may be refused or ignored; the document does not say which.',
    fix: fixes.look,
  }),
  'diff/request-member-writable': defineCode({
    title: 'Requests: a member is no longer read-only',
    affects: ['handlers'],
    says: ({ where }) => `Callers may send ${where}, which was read-only.`,
    cause: 'Requests did not have the member, and may still leave it out.',
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
    cause: 'The member that chooses an alternative, or its values, have changed.',
    fix: 'Keep the earlier values in the mapping of the discriminator.',
  }),
  'diff/response-member-added': defineCode({
    title: 'Responses: a member is new',
    affects: ['callers'],
    says: ({ where, verdict }) =>
      verdict === 'safe'
        ? `Callers may receive ${where}, but may ignore it.`
        : `Callers may receive ${where}, which ${verdict === 'breaks' ? 'was' : 'may have been'} impossible before.`,
    cause: 'Objects with an additional member may have been impossible before.',
    fix: 'Leave objects in responses open: do not forbid members by additionalProperties or unevaluatedProperties.',
  }),
  'diff/response-member-removed': defineCode({
    title: 'Responses: a member is gone',
    affects: ['callers', 'client-code', 'handlers'],
    says: ({ where, verdict }) =>
      verdict === 'safe'
        ? `Callers may not find ${where}, which was optional before.`
        : `Callers who read ${where} ${verdict === 'breaks' ? 'may' : 'perhaps'} find nothing there, or a value of another type.`,
    cause: 'What the earlier document says about the member is no longer true.',
    fix: 'Keep the member and mark it as deprecated.',
  }),
  'diff/response-member-optional': defineCode({
    title: 'Responses: a member may be missing now',
    affects: ['callers', 'client-code'],
    says: ({ where, verdict }) =>
      verdict === 'safe'
        ? `Callers did not always receive ${where}: it was required here, and is optional.`
        : `Callers who rely on ${where} may not find it: it was required and is optional.`,
    cause: 'Code that reads the member does not check whether it is present.',
    fix: 'Keep sending the member in every response, as null if the schema allows it.',
  }),
  'diff/response-member-required': defineCode({
    title: 'Responses: a member is always there now',
    affects: ['handlers'],
    says: ({ where }) => `Callers receive ${where} in every response: it was optional and is required.`,
    cause: 'Responses with the member were possible before.',
  }),
  'diff/response-member-became-write-only': defineCode({
    title: 'Responses: a member is write-only now',
    affects: ['callers', 'client-code', 'handlers'],
    says: ({ where }) => `Callers who read ${where} may not find it any more: it is write-only now.`,
    cause: 'A write-only member is not in responses.',
    fix: fixes.keep,
  }),
  'diff/response-member-readable': defineCode({
    title: 'Responses: a member is no longer write-only',
    affects: ['handlers'],
    says: ({ where }) => `Callers may receive ${where}, which was write-only.`,
    cause: 'Nothing else about the member has changed.',
  }),
  'diff/response-default-changed': defineCode({
    title: 'Responses: another default',
    affects: ['readers'],
    says: (words) => `The default of ${words.where} ${changed(words)}.`,
    cause: 'A default in a response only describes what a missing member means.',
  }),
  'diff/response-discriminator-changed': defineCode({
    title: 'Responses: another discriminator',
    affects: ['callers', 'client-code'],
    says: (words) =>
      `Callers who tell alternatives apart by the discriminator ${words.verdict === 'safe' ? 'know all values' : 'may receive values that they do not know'}: that of ${words.where} ${changed(words)}.`,
    cause: 'The member that distinguishes the alternatives, or its values, have changed.',
    fix: 'Keep the earlier member and values.',
  }),
  'diff/schema-renamed': defineCode({
    title: 'A named schema has another name',
    affects: ['client-code', 'handlers', 'links'],
    says: (words) =>
      `Code that imports the generated type has to change: the name of ${words.where} ${changed(words)}. Requests and responses are the same.`,
    cause: 'Generated types and pages of the documentation are named after the schema.',
    fix: 'Keep the name.',
  }),
  'diff/schema-removed': defineCode({
    title: 'A named schema is gone',
    affects: ['client-code', 'handlers', 'links'],
    says: ({ where }) => `Code that imports the generated type has to change: ${where} is gone.`,
    cause: 'Generated types and pages of the documentation are named after the schema.',
    fix: 'Keep the schema and mark it as deprecated, and remove it in a later major version.',
  }),
  'diff/schema-request-type-removed': defineCode({
    title: 'A named schema has one type for requests and responses now',
    affects: ['client-code', 'handlers'],
    says: ({ where }) =>
      `Code that imports the generated type for requests has to change: ${where} has no read-only or write-only members any more.`,
    cause:
      'A schema with read-only or write-only members has two generated types, one for responses and one for requests.',
    fix: 'Use the type of the schema for requests too.',
  }),
  'diff/member-deprecated': defineCode({
    title: 'A schema is deprecated',
    affects: ['readers'],
    says: ({ where }) => `Users of ${where} should stop using it: it is deprecated.`,
    cause: 'The values are the same; a later version may remove it.',
  }),
  'diff/member-deprecated-no-longer': defineCode({
    title: 'A schema is no longer deprecated',
    affects: ['readers'],
    says: ({ where }) => `Users may go on using ${where}: it is no longer deprecated.`,
    cause: 'The values are the same.',
  }),
};
