import {
  changed,
  defineCode,
  defineWords,
  fixes,
  forBothSides,
  forCallers,
  forClients,
  forHandlers,
  forReaders,
  refused,
} from './define-code.ts';

/** Changes of request bodies, other than those of their schemas. */
export const bodyCodes = {
  'diff/request-body-added': forHandlers({
    title: 'An optional request body is new',
    says: ({ where }) => `Callers may send the ${where}, but need not.`,
    cause: 'A request without a body is as valid as before.',
  }),
  'diff/required-request-body-added': forClients({
    title: 'A required request body is new',
    says: ({ where }) => `Callers who send no body are refused: the ${where} is new and required.`,
    cause: 'Requests that were complete lack a body now.',
    fix: 'Make the body optional.',
  }),
  'diff/request-body-removed': forBothSides({
    title: 'A request body is gone',
    says: ({ where }) =>
      `Callers who send the ${where} are refused, or it is ignored: the operation has no body any more.`,
    cause: 'The operation has no body any more.',
  }),
  'diff/request-body-required': forClients({
    title: 'A request body is required now',
    says: ({ where }) => `Callers who send no body are refused: the ${where} was optional and is required.`,
    cause: 'Requests that were complete lack a body now.',
    fix: 'Leave the body optional.',
  }),
  'diff/request-body-optional': forHandlers({
    title: 'A request body is optional now',
    says: ({ where }) => `Callers may leave out the ${where}.`,
    cause: 'All requests that were valid have a body.',
  }),
  'diff/request-media-type-added': forHandlers({
    title: 'Requests may have another media type',
    says: ({ where }) => `Callers may send the ${where}.`,
    cause: 'The other media types are as before.',
  }),
  'diff/request-media-type-removed': forClients({
    title: 'A media type of requests is gone',
    says: ({ where }) => `Callers who send the ${where} are refused: the media type is gone.`,
    cause: 'The service does not read this media type any more (415).',
  }),
  'diff/request-encoding-changed': forCallers({
    title: 'Another encoding of the properties of a form',
    says: (words) =>
      `Callers who encode properties as before may not be understood: the encoding of the ${words.where} ${changed(words)}.`,
    cause: 'The properties of a form are encoded in another way.',
  }),
  'diff/request-body-places-changed': forCallers({
    title: 'Members of a body may be sent in other places',
    says: (words) =>
      `Callers who send properties of the ${words.where} beside the body ${refused(words)}: the list of places ${changed(words)}.`,
    cause: 'Callers may send properties of the body in other places than the body.',
    fix: fixes.look,
  }),
};

/** Changes of responses, other than those of their schemas. */
export const responseCodes = {
  'diff/success-status-added': forClients({
    title: 'Another status of success',
    says: ({ where, verdict }) =>
      verdict === 'safe'
        ? `Callers may receive the ${where}, which a range of statuses included before.`
        : `Callers may receive the ${where}, which was impossible before.`,
    cause: 'Code that expects one status does not handle another one.',
    fix: 'Keep the status, and add a header or a property for the new information.',
  }),
  'diff/error-status-added': defineCode({
    title: 'Another status of errors',
    says: ({ where }) => `Callers may receive the ${where}.`,
    cause: 'Callers have to handle errors that the document does not list.',
  }),
  'diff/success-status-removed': forBothSides({
    title: 'A status of success is gone',
    says: ({ where, verdict }) =>
      verdict === 'safe'
        ? `Callers may still receive the ${where}, which a range of statuses includes.`
        : `Callers who expect the ${where} do not receive it any more.`,
    cause: 'Code that expects this status does not recognise the success.',
  }),
  'diff/error-status-removed': defineCode({
    title: 'A status of errors is gone',
    affects: ['client-code', 'handlers'],
    says: ({ where }) => `The ${where} is not listed any more, and its generated type is gone.`,
    cause: 'No request fails because of it. Code that imports the type of the response no longer compiles.',
    fix: 'Remove what handles this status from code that uses the generated types.',
  }),
  'diff/response-body-added': forHandlers({
    title: 'A response has a body now',
    says: ({ where }) => `Callers may receive the body of the ${where}, which had none.`,
    cause: 'Code that does not read the body is not affected.',
  }),
  'diff/response-body-removed': forBothSides({
    title: 'A response has no body any more',
    says: ({ where }) => `Callers who read the body of the ${where} find nothing.`,
    cause: 'Code that reads the body fails.',
  }),
  'diff/response-media-type-added': forCallers({
    title: 'Responses may have another media type',
    says: ({ where }) => `Callers may receive the ${where}, if they ask for it.`,
    cause:
      'A service sends what the header Accept asks for. Callers without that header get what the service prefers.',
    fix: fixes.look,
  }),
  'diff/response-media-type-removed': forBothSides({
    title: 'A media type of responses is gone',
    says: ({ where }) => `Callers who read the ${where} receive something else.`,
    cause: 'The service does not write this media type any more (406).',
  }),
  'diff/response-header-added': defineCode({
    title: 'A header of responses is new',
    says: ({ where }) => `Callers may receive the ${where}.`,
    cause: 'Responses may have headers that the document does not list.',
  }),
  'diff/response-header-removed': forBothSides({
    title: 'A header of responses is gone',
    says: ({ where }) => `Callers who read the ${where} may not find it.`,
    cause: 'The document does not describe the header any more.',
  }),
  'diff/response-header-optional': forClients({
    title: 'A header of responses may be missing now',
    says: ({ where }) => `Callers who rely on the ${where} may not find it: it was required and is optional.`,
    cause: 'Code that reads the header does not check whether it is present.',
  }),
  'diff/response-header-required': forHandlers({
    title: 'A header of responses is always there now',
    says: ({ where }) => `Callers receive the ${where} in every response: it was optional and is required.`,
    cause: 'Responses with the header were possible before.',
  }),
  'diff/link-added': forReaders({
    title: 'A link of responses is new',
    says: ({ where }) => `Readers see the ${where}.`,
    cause: 'Links describe requests; they are not sent.',
  }),
  'diff/link-removed': forCallers({
    title: 'A link of responses is gone',
    says: ({ where }) => `Programs that follow the ${where} do not find it.`,
    cause: 'Links describe requests; they are not sent.',
    fix: fixes.look,
  }),
  'diff/link-changed': forCallers({
    title: 'A link of responses has another target',
    says: (words) => `Programs that follow the ${words.where} make another request: it ${changed(words)}.`,
    cause: 'Links describe requests; they are not sent.',
    fix: fixes.look,
  }),
  'diff/response-description-changed': defineWords({
    title: 'Another description of a response',
    says: ({ where }) => `Readers see another description of the ${where}.`,
  }),
};
