import { changed, defineCode, defineWords, fixes, refused } from './define-code.ts';

/** Changes of the bodies of requests, beside those of their schemas. */
export const bodyCodes = {
  'diff/request-body-added': defineCode({
    title: 'An optional request body is new',
    affects: ['handlers'],
    says: ({ where }) => `Callers may send the ${where}, but need not.`,
    cause: 'A request without a body is as valid as before.',
  }),
  'diff/required-request-body-added': defineCode({
    title: 'A required request body is new',
    affects: ['callers', 'client-code'],
    says: ({ where }) => `Callers who send no body are refused: the ${where} is new and required.`,
    cause: 'Requests that were complete lack a body now.',
    fix: 'Make the body optional.',
  }),
  'diff/request-body-removed': defineCode({
    title: 'A request body is gone',
    affects: ['callers', 'client-code', 'handlers'],
    says: ({ where }) =>
      `Callers who send the ${where} are refused, or it is ignored: the operation has no body any more.`,
    cause: 'The operation has no body any more.',
    fix: fixes.keep,
  }),
  'diff/request-body-required': defineCode({
    title: 'A request body is required now',
    affects: ['callers', 'client-code'],
    says: ({ where }) => `Callers who send no body are refused: the ${where} was optional and is required.`,
    cause: 'Requests that were complete lack a body now.',
    fix: 'Leave the body optional.',
  }),
  'diff/request-body-optional': defineCode({
    title: 'A request body is optional now',
    affects: ['handlers'],
    says: ({ where }) => `Callers may leave out the ${where}.`,
    cause: 'All requests that were valid have a body.',
  }),
  'diff/request-media-type-added': defineCode({
    title: 'Requests may have another media type',
    affects: ['handlers'],
    says: ({ where }) => `Callers may send the ${where}.`,
    cause: 'The other media types are as before.',
  }),
  'diff/request-media-type-removed': defineCode({
    title: 'A media type of requests is gone',
    affects: ['callers', 'client-code'],
    says: ({ where }) => `Callers who send the ${where} are refused: the media type is gone.`,
    cause: 'The service does not read this media type any more (415).',
    fix: fixes.keep,
  }),
  'diff/request-encoding-changed': defineCode({
    title: 'Another encoding of the members of a form',
    affects: ['callers'],
    says: (words) =>
      `Callers who encode members as before may not be understood: the encoding of the ${words.where} ${changed(words)}.`,
    cause: 'The members of a form are encoded in another way.',
    fix: fixes.keep,
  }),
  'diff/request-body-places-changed': defineCode({
    title: 'Members of a body may be sent in other places',
    affects: ['callers'],
    says: (words) =>
      `Callers who send members of the ${words.where} beside the body ${refused(words)}: the list of places ${changed(words)}.`,
    cause: 'Callers may send members of the body in other places than the body.',
    fix: fixes.look,
  }),
};

/** Changes of responses, beside those of their schemas. */
export const responseCodes = {
  'diff/success-status-added': defineCode({
    title: 'Another status of success',
    affects: ['callers', 'client-code'],
    says: ({ where, verdict }) =>
      verdict === 'safe'
        ? `Callers may receive the ${where}, which a range of statuses included before.`
        : `Callers may receive the ${where}, which was impossible before.`,
    cause: 'Code that expects one status does not handle another one.',
    fix: 'Keep the status, and add a header or a member for the new information.',
  }),
  'diff/error-status-added': defineCode({
    title: 'Another status of errors',
    affects: [],
    says: ({ where }) => `Callers may receive the ${where}.`,
    cause: 'Callers have to handle errors that the document does not list.',
  }),
  'diff/success-status-removed': defineCode({
    title: 'A status of success is gone',
    affects: ['callers', 'client-code', 'handlers'],
    says: ({ where }) => `Callers who expect the ${where} do not receive it any more.`,
    cause: 'Code that expects this status does not recognise the success.',
    fix: fixes.keep,
  }),
  'diff/error-status-removed': defineCode({
    title: 'A status of errors is gone',
    affects: ['client-code', 'handlers'],
    says: ({ where }) => `Callers do not receive the ${where} any more, and its generated type is gone.`,
    cause: 'No request fails because of it. Code that imports the type of the response no longer compiles.',
    fix: 'Remove what handles this status from code that uses the generated types.',
  }),
  'diff/response-body-added': defineCode({
    title: 'A response has a body now',
    affects: ['handlers'],
    says: ({ where }) => `Callers may receive the body of the ${where}, which had none.`,
    cause: 'Code that does not read the body is not affected.',
  }),
  'diff/response-body-removed': defineCode({
    title: 'A response has no body any more',
    affects: ['callers', 'client-code', 'handlers'],
    says: ({ where }) => `Callers who read the body of the ${where} find nothing.`,
    cause: 'Code that reads the body fails.',
    fix: fixes.keep,
  }),
  'diff/response-media-type-added': defineCode({
    title: 'Responses may have another media type',
    affects: ['callers'],
    says: ({ where }) => `Callers may receive the ${where}, if they ask for it.`,
    cause:
      'A service sends what the header Accept asks for. Callers without that header get what the service prefers.',
    fix: fixes.look,
  }),
  'diff/response-media-type-removed': defineCode({
    title: 'A media type of responses is gone',
    affects: ['callers', 'client-code', 'handlers'],
    says: ({ where }) => `Callers who read the ${where} receive something else.`,
    cause: 'The service does not write this media type any more (406).',
    fix: fixes.keep,
  }),
  'diff/response-header-added': defineCode({
    title: 'A header of responses is new',
    affects: [],
    says: ({ where }) => `Callers may receive the ${where}.`,
    cause: 'Responses may have headers that the document does not list.',
  }),
  'diff/response-header-removed': defineCode({
    title: 'A header of responses is gone',
    affects: ['callers', 'client-code', 'handlers'],
    says: ({ where }) => `Callers who read the ${where} may not find it.`,
    cause: 'The document does not describe the header any more.',
    fix: fixes.keep,
  }),
  'diff/response-header-optional': defineCode({
    title: 'A header of responses may be missing now',
    affects: ['callers', 'client-code'],
    says: ({ where }) => `Callers who rely on the ${where} may not find it: it was required and is optional.`,
    cause: 'Code that reads the header does not check whether it is present.',
    fix: fixes.keep,
  }),
  'diff/response-header-required': defineCode({
    title: 'A header of responses is always there now',
    affects: ['handlers'],
    says: ({ where }) => `Callers receive the ${where} in every response: it was optional and is required.`,
    cause: 'Responses with the header were possible before.',
  }),
  'diff/link-added': defineCode({
    title: 'A link of responses is new',
    affects: ['readers'],
    says: ({ where }) => `Readers see the ${where}.`,
    cause: 'Links describe requests; they are not sent.',
  }),
  'diff/link-removed': defineCode({
    title: 'A link of responses is gone',
    affects: ['callers'],
    says: ({ where }) => `Programs that follow the ${where} do not find it.`,
    cause: 'Links describe requests; they are not sent.',
    fix: fixes.look,
  }),
  'diff/link-changed': defineCode({
    title: 'A link of responses has another target',
    affects: ['callers'],
    says: (words) => `Programs that follow the ${words.where} make another request: it ${changed(words)}.`,
    cause: 'Links describe requests; they are not sent.',
    fix: fixes.look,
  }),
  'diff/response-description-changed': defineWords({
    title: 'Another description of a response',
    says: ({ where }) => `Readers see another description of the ${where}.`,
  }),
};
