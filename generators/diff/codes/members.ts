import {
  changed,
  defineCode,
  fixes,
  forBothSides,
  forCallers,
  forClients,
  forHandlers,
  forReaders,
  refused,
} from './define-code.ts';

/** Changes of the members of objects, and other changes of schemas that are not about rules. */
export const memberCodes = {
  'diff/request-property-added': defineCode({
    title: 'Requests: an optional property is new',
    affects: ['callers', 'handlers'],
    says: ({ where, ...words }) =>
      words.verdict === 'safe'
        ? `Callers may send ${where}, but need not.`
        : `Callers who already send a property ${where} of their own ${refused(words)}: the document describes it now.`,
    cause: 'A request without the property is as valid as before.',
    fix: fixes.none,
  }),
  'diff/request-required-property-added': forClients({
    title: 'Requests: a required property is new',
    says: (words) =>
      `Callers who do not send ${words.where} ${refused(words)}: the property is new and required.`,
    cause: 'Requests that were complete lack a property now.',
    fix: 'Make the property optional, with a default that keeps the earlier behaviour.',
  }),
  'diff/request-property-removed': forBothSides({
    title: 'Requests: a property is gone',
    says: (words) =>
      `Callers who send ${words.where} ${refused(words)}: the document does not describe it any more.`,
    cause: 'A service may refuse or ignore properties that the document does not describe.',
    fix: 'Keep the property and mark it as deprecated. It may have no effect.',
  }),
  'diff/request-property-required': forClients({
    title: 'Requests: a property is required now',
    says: (words) =>
      `Callers who leave out ${words.where} ${refused(words)}: it was optional and is required.`,
    cause: 'Requests that were complete lack a property now.',
    fix: 'Leave the property optional, with a default.',
  }),
  'diff/request-property-optional': forHandlers({
    title: 'Requests: a property is optional now',
    says: ({ where, ...words }) =>
      words.verdict === 'safe'
        ? `Callers may leave out ${where}, and handlers may receive requests without it.`
        : `Callers who leave out ${where} ${refused(words)}: it was required and is optional.`,
    cause: 'All requests that were valid have the property.',
  }),
  'diff/request-property-became-read-only': forBothSides({
    title: 'Requests: a property is read-only now',
    says: ({ where }) => `Callers who send ${where} may be refused, or it is ignored: it is read-only now.`,
    cause: 'A read-only property of a request may be refused or ignored; the document does not say which.',
    fix: fixes.look,
  }),
  'diff/request-property-writable': forHandlers({
    title: 'Requests: a property is no longer read-only',
    says: ({ where }) => `Callers may send ${where}, which was read-only.`,
    cause: 'Requests did not have the property, and may still leave it out.',
  }),
  'diff/request-default-changed': forCallers({
    title: 'Requests: another default',
    says: (words) => `Requests without ${words.where} mean something else: its default ${changed(words)}.`,
    cause: 'The same request has another effect. No check can tell whether that matters.',
    fix: fixes.look,
  }),
  'diff/request-discriminator-changed': forClients({
    title: 'Requests: another discriminator',
    says: (words) =>
      `Callers who choose an alternative by the earlier values ${refused(words)}: the discriminator of ${words.where} ${changed(words)}.`,
    cause: 'The property that chooses an alternative, or its values, have changed.',
    fix: 'Keep the earlier values in the mapping of the discriminator.',
  }),
  'diff/response-property-added': forCallers({
    title: 'Responses: a property is new',
    says: ({ where, verdict }) =>
      verdict === 'safe'
        ? `Callers may receive ${where}, but may ignore it.`
        : `Callers may receive ${where}, which ${verdict === 'breaks' ? 'was' : 'may have been'} impossible before.`,
    cause: 'Objects with an additional property may have been impossible before.',
    fix: 'Leave objects in responses open: do not forbid properties by additionalProperties or unevaluatedProperties.',
  }),
  'diff/response-property-removed': forBothSides({
    title: 'Responses: a property is gone',
    says: ({ where, verdict }) =>
      verdict === 'safe'
        ? `Callers may not find ${where}, which was optional before.`
        : `Callers who read ${where} ${verdict === 'breaks' ? 'may' : 'perhaps'} find nothing there, or a value of another type.`,
    cause: 'What the earlier document says about the property is no longer true.',
    fix: 'Keep the property and mark it as deprecated.',
  }),
  'diff/response-property-optional': forClients({
    title: 'Responses: a property may be missing now',
    says: ({ where, verdict }) =>
      verdict === 'safe'
        ? `Callers did not always receive ${where}: it was required here, and is optional.`
        : `Callers who rely on ${where} may not find it: it was required and is optional.`,
    cause: 'Code that reads the property does not check whether it is present.',
    fix: 'Keep sending the property in every response, as null if the schema allows it.',
  }),
  'diff/response-property-required': forHandlers({
    title: 'Responses: a property is always there now',
    says: ({ where }) => `Callers receive ${where} in every response: it was optional and is required.`,
    cause: 'Responses with the property were possible before.',
  }),
  'diff/response-property-became-write-only': forBothSides({
    title: 'Responses: a property is write-only now',
    says: ({ where }) => `Callers who read ${where} may not find it any more: it is write-only now.`,
    cause: 'A write-only property is not in responses.',
  }),
  'diff/response-property-readable': forHandlers({
    title: 'Responses: a property is no longer write-only',
    says: ({ where }) => `Callers may receive ${where}, which was write-only.`,
    cause: 'Nothing else about the property has changed.',
  }),
  'diff/response-default-changed': forReaders({
    title: 'Responses: another default',
    says: (words) => `The default of ${words.where} ${changed(words)}.`,
    cause: 'A default in a response only describes what a missing property means.',
  }),
  'diff/response-discriminator-changed': forClients({
    title: 'Responses: another discriminator',
    says: (words) =>
      `Callers who tell alternatives apart by the discriminator ${words.verdict === 'safe' ? 'know all values' : 'may receive values that they do not know'}: that of ${words.where} ${changed(words)}.`,
    cause: 'The property that distinguishes the alternatives, or its values, have changed.',
    fix: 'Keep the earlier property and values.',
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
      `Code that imports the generated type for requests has to change: ${where} has no read-only or write-only properties any more.`,
    cause:
      'A schema with read-only or write-only properties has two generated types, one for responses and one for requests.',
    fix: 'Use the type of the schema for requests too.',
  }),
  'diff/property-deprecated': forReaders({
    title: 'A schema is deprecated',
    says: ({ where }) => `Users of ${where} should stop using it: it is deprecated.`,
    cause: 'The values are the same; a later version may remove it.',
  }),
  'diff/property-deprecated-no-longer': forReaders({
    title: 'A schema is no longer deprecated',
    says: ({ where }) => `Users may go on using ${where}: it is no longer deprecated.`,
    cause: 'The values are the same.',
  }),
};
