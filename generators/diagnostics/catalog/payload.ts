import { error, type FindingDefinition } from '../definition.ts';

/** Findings about a payload that is checked against the document. */
export const payloadFindings = {
  'payload/too-large': error({
    title: 'The payload is too large',
    message: (p: { limit: number }) => `The payload has more than ${p.limit} characters.`,
    cause: 'Sizes are bounded so that a payload cannot exhaust the memory.',
    fix: 'Check a smaller sample of the payload.',
  }),
  'payload/unknown-operation': error({
    title: 'The document has no such operation',
    message: (p: { operation: string; known: string }) =>
      `There is no operation ${JSON.stringify(p.operation)}.${p.known === '' ? '' : ` Similar names: ${p.known}.`}`,
    cause: 'Operations are identified by their `operationId`, which is case-sensitive.',
    fix: 'Check the spelling of the name, or choose another document with --document.',
  }),
  'payload/unknown-schema': error({
    title: 'The document has no such schema',
    message: (p: { schema: string; known: string }) =>
      `There is no schema ${JSON.stringify(p.schema)}.${p.known === '' ? '' : ` Similar names: ${p.known}.`}`,
    cause: 'Schemas are identified by their key under `components/schemas`, which is case-sensitive.',
    fix: 'Check the spelling of the name, or choose another document with --document.',
  }),
  'payload/undocumented-status': error({
    title: 'The operation has no such response',
    message: (p: { operation: string; status: string; known: string }) =>
      `${p.operation} has no response ${p.status}; it has ${p.known}.`,
    cause: 'Neither the status, nor its range such as `4XX`, nor `default` is among the responses.',
    fix: 'Name a status that the operation has, or add the response to the document.',
  }),
  'payload/missing-schema': error({
    title: 'There is no schema to check the payload against',
    message: (p: { operation: string; part: string; wanted: string; known: string }) =>
      `The ${p.part} of ${p.operation} has no ${p.wanted}${p.known === '' ? '' : `; it has ${p.known}`}.`,
    cause: 'The document describes no body there, or none of this media type.',
    fix: 'Check which part of which operation is meant, or name the media type.',
  }),
  'payload/unknown-field': error({
    title: 'A form has a field that is not described',
    message: (p: { name: string }) => `${JSON.stringify(p.name)} is not a field of this form.`,
    cause:
      'Requests are checked exactly: a field that the document does not describe is a mistake in the form or in the document.',
    fix: 'Check the spelling of the name, or add the field to the document.',
  }),
  'payload/invalid': error({
    title: 'The payload does not match the document',
    message: (p: { pointer: string; message: string; keyword: string }) =>
      `${p.pointer === '' ? 'The payload' : p.pointer} ${p.message} (${p.keyword}).`,
    cause: 'The schema of the document does not allow this value.',
    fix: 'Fix the payload, or the schema if the service really sends or accepts this payload.',
  }),
} satisfies Record<string, FindingDefinition<never>>;
