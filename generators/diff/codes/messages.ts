import { defineCode, fixes, fromTo } from './define-code.ts';

/** Changes of the bodies of requests, beside those of their schemas. */
export const bodyCodes = {
  'diff/request-body-added': defineCode({
    title: 'An optional request body is new',
    says: ({ where }) => `Callers may send the ${where}, and need not.`,
    cause: 'A request without a body is as valid as before.',
    fix: fixes.none,
  }),
  'diff/required-request-body-added': defineCode({
    title: 'A required request body is new',
    says: ({ where }) => `Callers who send nothing are refused: the ${where} is required.`,
    cause: 'Requests that were complete lack a body now.',
    fix: 'Make the body optional.',
  }),
  'diff/request-body-removed': defineCode({
    title: 'A request body is gone',
    says: ({ where }) => `Callers who send the ${where} are refused, or it does nothing any more.`,
    cause: 'The operation has no body any more.',
    fix: fixes.keep,
  }),
  'diff/request-body-required': defineCode({
    title: 'A request body is required now',
    says: ({ where }) => `Callers who send nothing are refused: the ${where} was optional and is required.`,
    cause: 'Requests that were complete lack a body now.',
    fix: 'Leave the body optional.',
  }),
  'diff/request-body-optional': defineCode({
    title: 'A request body is optional now',
    says: ({ where }) => `Callers may leave out the ${where}.`,
    cause: 'All requests that were valid have a body.',
    fix: fixes.none,
  }),
  'diff/request-media-type-added': defineCode({
    title: 'Requests may have another media type',
    says: ({ where }) => `Callers may send the ${where}.`,
    cause: 'The other media types are as before.',
    fix: fixes.none,
  }),
  'diff/request-media-type-removed': defineCode({
    title: 'A media type of requests is gone',
    says: ({ where }) => `Callers who send the ${where} are refused.`,
    cause: 'The service does not read this media type any more (415).',
    fix: fixes.keep,
  }),
  'diff/request-encoding-changed': defineCode({
    title: 'Another encoding of the members of a form',
    says: (words) =>
      `Callers who write members as before may not be understood: the encoding of the ${words.where} goes ${fromTo(words)}.`,
    cause: 'The members of a form are written in another way.',
    fix: fixes.keep,
  }),
  'diff/request-body-places-changed': defineCode({
    title: 'Members of a body may be sent elsewhere',
    says: (words) => `Where else members of the ${words.where} may be sent goes ${fromTo(words)}.`,
    cause: 'Callers may send members of the body in other places than the body.',
    fix: fixes.look,
  }),
};

/** Changes of responses, beside those of their schemas. */
export const responseCodes = {
  'diff/success-status-added': defineCode({
    title: 'Another status of success',
    says: ({ where }) => `Callers may receive the ${where}, which they did not have to expect.`,
    cause: 'Code that asks for one status does not know another one.',
    fix: 'Keep the status; use a header or a member to say more.',
  }),
  'diff/error-status-added': defineCode({
    title: 'Another status of errors',
    says: ({ where }) => `Callers may receive the ${where}.`,
    cause: 'Every caller has to expect errors that the document does not list.',
    fix: fixes.none,
  }),
  'diff/success-status-removed': defineCode({
    title: 'A status of success is gone',
    says: ({ where }) => `Callers who wait for the ${where} do not receive it any more.`,
    cause: 'What told success is not sent any more.',
    fix: fixes.keep,
  }),
  'diff/error-status-removed': defineCode({
    title: 'A status of errors is gone',
    says: ({ where }) => `Callers do not receive the ${where} any more.`,
    cause: 'Nobody depends on an error.',
    fix: fixes.none,
  }),
  'diff/response-body-added': defineCode({
    title: 'A response has a body now',
    says: ({ where }) => `Callers may receive the ${where}, which had no body.`,
    cause: 'Code that reads nothing is not affected.',
    fix: fixes.none,
  }),
  'diff/response-body-removed': defineCode({
    title: 'A response has no body any more',
    says: ({ where }) => `Callers who read the ${where} find nothing.`,
    cause: 'Code that reads the body fails.',
    fix: fixes.keep,
  }),
  'diff/response-media-type-added': defineCode({
    title: 'Responses may have another media type',
    says: ({ where }) => `Callers may receive the ${where}, if they ask for it.`,
    cause: 'A service sends what Accept asks for; callers without Accept get what the service prefers.',
    fix: fixes.look,
  }),
  'diff/response-media-type-removed': defineCode({
    title: 'A media type of responses is gone',
    says: ({ where }) => `Callers who read the ${where} receive something else.`,
    cause: 'The service does not write this media type any more (406).',
    fix: fixes.keep,
  }),
  'diff/response-header-added': defineCode({
    title: 'A header of responses is new',
    says: ({ where }) => `Callers may receive the ${where}.`,
    cause: 'Responses may have headers that the document does not list.',
    fix: fixes.none,
  }),
  'diff/response-header-removed': defineCode({
    title: 'A header of responses is gone',
    says: ({ where }) => `Callers who read the ${where} may not find it.`,
    cause: 'The document does not promise the header any more.',
    fix: fixes.keep,
  }),
  'diff/response-header-optional': defineCode({
    title: 'A header of responses may be missing now',
    says: ({ where }) => `Callers who rely on the ${where} may not find it: it was required and is optional.`,
    cause: 'Code that reads the header does not ask whether it is there.',
    fix: fixes.keep,
  }),
  'diff/response-header-required': defineCode({
    title: 'A header of responses is always there now',
    says: ({ where }) => `Callers always receive the ${where}, which was optional.`,
    cause: 'Responses with the header were possible before.',
    fix: fixes.none,
  }),
  'diff/link-added': defineCode({
    title: 'A link of responses is new',
    says: ({ where }) => `Readers find the ${where}.`,
    cause: 'Links describe requests; they are not sent.',
    fix: fixes.none,
  }),
  'diff/link-removed': defineCode({
    title: 'A link of responses is gone',
    says: ({ where }) => `Programs that follow the ${where} do not find it.`,
    cause: 'Links describe requests; they are not sent.',
    fix: fixes.look,
  }),
  'diff/link-changed': defineCode({
    title: 'A link of responses leads elsewhere',
    says: (words) =>
      `Programs that follow the ${words.where} make another request: it goes ${fromTo(words)}.`,
    cause: 'Links describe requests; they are not sent.',
    fix: fixes.look,
  }),
  'diff/response-description-changed': defineCode({
    title: 'Another description of a response',
    says: ({ where }) => `Readers find another description of the ${where}.`,
    cause: 'Only words have changed.',
    fix: fixes.none,
  }),
};
