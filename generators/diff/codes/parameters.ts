import {
  changed,
  defineWords,
  fixes,
  forBothSides,
  forCallers,
  forClients,
  forHandlers,
  forReaders,
  refused,
} from './define-code.ts';

const onTheWire = 'The same value is encoded in another way, which the service does not decode.';

/** Changes of parameters, other than those of their schemas. */
export const parameterCodes = {
  'diff/parameter-added': forHandlers({
    title: 'An optional parameter is new',
    says: ({ where }) => `Callers may send ${where}, but need not.`,
    cause: 'A request without it is as valid as before.',
  }),
  'diff/required-parameter-added': forClients({
    title: 'A required parameter is new',
    says: (words) =>
      `Callers who do not send ${words.where} ${refused(words)}: the parameter is new and required.`,
    cause: 'Requests that were complete lack a parameter now.',
    fix: 'Make it optional, with a default that keeps the earlier behaviour.',
  }),
  'diff/parameter-removed': forBothSides({
    title: 'A parameter is gone',
    says: ({ where }) =>
      `Callers who send ${where} are refused, or it is ignored: the document does not describe it any more.`,
    cause: 'The document does not describe the parameter any more.',
    fix: 'Keep the parameter and mark it as deprecated.',
  }),
  'diff/parameter-moved': forCallers({
    title: 'A parameter is in another location',
    says: (words) =>
      `Callers who send ${words.where} as before are not understood: its location ${changed(words)}.`,
    cause: 'The service reads the value from another part of the request.',
  }),
  'diff/parameter-required': forClients({
    title: 'A parameter is required now',
    says: (words) =>
      `Callers who leave out ${words.where} ${refused(words)}: it was optional and is required.`,
    cause: 'Requests that were complete lack a parameter now.',
    fix: 'Leave it optional, with a default.',
  }),
  'diff/parameter-optional': forHandlers({
    title: 'A parameter is optional now',
    says: ({ where }) => `Callers may leave out ${where}.`,
    cause: 'All requests that were valid have it.',
  }),
  'diff/parameter-style-changed': forCallers({
    title: 'Another style of a parameter',
    says: (words) =>
      `Callers who write ${words.where} as before are not understood: its style ${changed(words)}.`,
    cause: onTheWire,
  }),
  'diff/parameter-explode-changed': forCallers({
    title: 'Another encoding of the entries of a parameter',
    says: (words) =>
      `Callers who write the entries of ${words.where} as before are not understood: explode ${changed(words)}.`,
    cause: onTheWire,
  }),
  'diff/parameter-reserved-changed': forCallers({
    title: 'Other characters of a parameter are encoded',
    says: (words) =>
      `Callers may have to encode ${words.where} in another way: allowReserved ${changed(words)}.`,
    cause: 'Reserved characters are sent as they are, or encoded.',
    fix: fixes.look,
  }),
  'diff/parameter-empty-changed': forCallers({
    title: 'An empty text of a parameter has another meaning',
    says: (words) =>
      `Callers who send ${words.where} empty may not be understood: allowEmptyValue ${changed(words)}.`,
    cause:
      'With allowEmptyValue, an empty text means that the parameter is not used; without, it is a value.',
    fix: fixes.look,
  }),
  'diff/parameter-content-changed': forCallers({
    title: 'Another media type of a parameter',
    says: (words) =>
      `Callers who write ${words.where} as before are not understood: its content ${changed(words)}.`,
    cause: onTheWire,
  }),
  'diff/parameter-deprecated': forReaders({
    title: 'A parameter is deprecated',
    says: ({ where }) => `Callers should stop sending ${where}: it is deprecated.`,
    cause: 'It works as before; a later version may remove it.',
  }),
  'diff/parameter-deprecated-no-longer': forReaders({
    title: 'A parameter is no longer deprecated',
    says: ({ where }) => `Callers may go on sending ${where}: it is no longer deprecated.`,
    cause: 'It works as before.',
  }),
  'diff/parameter-description-changed': defineWords({
    title: 'Another description of a parameter',
    says: ({ where }) => `Readers see another description of ${where}.`,
  }),
};
