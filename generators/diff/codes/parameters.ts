import { changed, defineCode, defineWords, fixes, refused } from './define-code.ts';

const onTheWire = 'The same value is encoded in another way, which the service does not decode.';

/** Changes of parameters, apart from those of their schemas. */
export const parameterCodes = {
  'diff/parameter-added': defineCode({
    title: 'An optional parameter is new',
    affects: ['handlers'],
    says: ({ where }) => `Callers may send ${where}, but need not.`,
    cause: 'A request without it is as valid as before.',
  }),
  'diff/required-parameter-added': defineCode({
    title: 'A required parameter is new',
    affects: ['callers', 'client-code'],
    says: (words) =>
      `Callers who do not send ${words.where} ${refused(words)}: the parameter is new and required.`,
    cause: 'Requests that were complete lack a parameter now.',
    fix: 'Make it optional, with a default that keeps the earlier behaviour.',
  }),
  'diff/parameter-removed': defineCode({
    title: 'A parameter is gone',
    affects: ['callers', 'client-code', 'handlers'],
    says: ({ where }) =>
      `Callers who send ${where} are refused, or it is ignored: the document does not describe it any more.`,
    cause: 'The document does not describe the parameter any more.',
    fix: 'Keep the parameter and mark it as deprecated.',
  }),
  'diff/parameter-moved': defineCode({
    title: 'A parameter is in another location',
    affects: ['callers'],
    says: (words) =>
      `Callers who send ${words.where} as before are not understood: its location ${changed(words)}.`,
    cause: 'The service reads the value from another part of the request.',
    fix: fixes.keep,
  }),
  'diff/parameter-required': defineCode({
    title: 'A parameter is required now',
    affects: ['callers', 'client-code'],
    says: (words) =>
      `Callers who leave out ${words.where} ${refused(words)}: it was optional and is required.`,
    cause: 'Requests that were complete lack a parameter now.',
    fix: 'Leave it optional, with a default.',
  }),
  'diff/parameter-optional': defineCode({
    title: 'A parameter is optional now',
    affects: ['handlers'],
    says: ({ where }) => `Callers may leave out ${where}.`,
    cause: 'All requests that were valid have it.',
  }),
  'diff/parameter-style-changed': defineCode({
    title: 'Another style of a parameter',
    affects: ['callers'],
    says: (words) =>
      `Callers who write ${words.where} as before are not understood: its style ${changed(words)}.`,
    cause: onTheWire,
    fix: fixes.keep,
  }),
  'diff/parameter-explode-changed': defineCode({
    title: 'Another encoding of the entries of a parameter',
    affects: ['callers'],
    says: (words) =>
      `Callers who write the entries of ${words.where} as before are not understood: explode ${changed(words)}.`,
    cause: onTheWire,
    fix: fixes.keep,
  }),
  'diff/parameter-reserved-changed': defineCode({
    title: 'Other characters of a parameter are encoded',
    affects: ['callers'],
    says: (words) =>
      `Callers may have to encode ${words.where} in another way: allowReserved ${changed(words)}.`,
    cause: 'Reserved characters are sent as they are, or encoded.',
    fix: fixes.look,
  }),
  'diff/parameter-content-changed': defineCode({
    title: 'Another media type of a parameter',
    affects: ['callers'],
    says: (words) =>
      `Callers who write ${words.where} as before are not understood: its content ${changed(words)}.`,
    cause: onTheWire,
    fix: fixes.keep,
  }),
  'diff/parameter-deprecated': defineCode({
    title: 'A parameter is deprecated',
    affects: ['readers'],
    says: ({ where }) => `Callers should stop sending ${where}: it is deprecated.`,
    cause: 'It works as before; a later version may remove it.',
  }),
  'diff/parameter-deprecated-no-longer': defineCode({
    title: 'A parameter is no longer deprecated',
    affects: ['readers'],
    says: ({ where }) => `Callers may go on sending ${where}: it is no longer deprecated.`,
    cause: 'It works as before.',
  }),
  'diff/parameter-description-changed': defineWords({
    title: 'Another description of a parameter',
    says: ({ where }) => `Readers see another description of ${where}.`,
  }),
};
