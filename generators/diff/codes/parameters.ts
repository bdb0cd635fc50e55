import { defineCode, fixes, fromTo } from './define-code.ts';

const onTheWire = 'The same value is written in another way, which the other side does not read.';

/** Changes of parameters, beside those of their schemas. */
export const parameterCodes = {
  'diff/parameter-added': defineCode({
    title: 'An optional parameter is new',
    says: ({ where }) => `Callers may send ${where}, and need not.`,
    cause: 'A request without it is as valid as before.',
    fix: fixes.none,
  }),
  'diff/required-parameter-added': defineCode({
    title: 'A required parameter is new',
    says: ({ where }) => `Callers who do not know ${where} are refused, as it is required.`,
    cause: 'Requests that were complete lack a parameter now.',
    fix: 'Make it optional, with a default that does what was done before.',
  }),
  'diff/parameter-removed': defineCode({
    title: 'A parameter is gone',
    says: ({ where }) => `Callers who send ${where} are refused, or it does nothing any more.`,
    cause: 'The document does not describe the parameter any more.',
    fix: 'Keep the parameter, marked as deprecated.',
  }),
  'diff/parameter-moved': defineCode({
    title: 'A parameter stands elsewhere in requests',
    says: (words) => `Callers who send ${words.where} are not understood: it goes ${fromTo(words)}.`,
    cause: 'The service looks for the value in another place of the request.',
    fix: fixes.keep,
  }),
  'diff/parameter-required': defineCode({
    title: 'A parameter is required now',
    says: ({ where }) => `Callers who leave out ${where} are refused: it was optional and is required.`,
    cause: 'Requests that were complete lack a parameter now.',
    fix: 'Leave it optional, with a default.',
  }),
  'diff/parameter-optional': defineCode({
    title: 'A parameter is optional now',
    says: ({ where }) => `Callers may leave out ${where}.`,
    cause: 'All requests that were valid have it.',
    fix: fixes.none,
  }),
  'diff/parameter-style-changed': defineCode({
    title: 'Another style of a parameter',
    says: (words) =>
      `Callers who write ${words.where} as before are not understood: its style goes ${fromTo(words)}.`,
    cause: onTheWire,
    fix: fixes.keep,
  }),
  'diff/parameter-explode-changed': defineCode({
    title: 'Another way to write the entries of a parameter',
    says: (words) =>
      `Callers who write the entries of ${words.where} as before are not understood: explode goes ${fromTo(words)}.`,
    cause: onTheWire,
    fix: fixes.keep,
  }),
  'diff/parameter-reserved-changed': defineCode({
    title: 'Other characters of a parameter are encoded',
    says: (words) =>
      `Callers may have to encode ${words.where} in another way: allowReserved goes ${fromTo(words)}.`,
    cause: 'Reserved characters are sent as they are, or encoded.',
    fix: fixes.look,
  }),
  'diff/parameter-content-changed': defineCode({
    title: 'Another media type of a parameter',
    says: (words) =>
      `Callers who write ${words.where} as before are not understood: its content goes ${fromTo(words)}.`,
    cause: onTheWire,
    fix: fixes.keep,
  }),
  'diff/parameter-deprecated': defineCode({
    title: 'A parameter is deprecated',
    says: ({ where }) => `Callers who send ${where} are asked to do without it.`,
    cause: 'It works as before; a later version may take it away.',
    fix: fixes.none,
  }),
  'diff/parameter-deprecated-no-longer': defineCode({
    title: 'A parameter is no longer deprecated',
    says: ({ where }) => `Callers may go on with ${where}.`,
    cause: 'It works as before.',
    fix: fixes.none,
  }),
  'diff/parameter-description-changed': defineCode({
    title: 'Another description of a parameter',
    says: ({ where }) => `Readers find another description of ${where}.`,
    cause: 'Only words have changed.',
    fix: fixes.none,
  }),
};
