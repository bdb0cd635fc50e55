import { defineFindings } from 'forgespec';

/** What the plug-in has to say. The compiler checks that `finding` gets the parameters of each message. */
export const { definitions, finding } = defineFindings({
  'acme/verb-in-path': {
    severity: 'warning',
    title: 'A path holds a verb',
    message: (p: { path: string; verb: string }) =>
      `${p.path} begins a segment with ${JSON.stringify(p.verb)}.`,
    cause:
      'The method of a request is its verb. With a second one in the path, readers have to know which of them counts.',
    fix: 'Name the thing in the path, such as /pets, and say what happens to it by the method.',
  },
  'acme/path-in-path': {
    severity: 'note',
    title: 'A parameter spans segments',
    message: (p: { operation: string; parameter: string }) =>
      `${JSON.stringify(p.parameter)} of ${p.operation} may hold slashes, which its route writes as %2F.`,
    cause: 'Routes write each value as one segment.',
    fix: 'Nothing has to be done where the service reads %2F as a slash.',
  },
});
