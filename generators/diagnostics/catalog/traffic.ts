import { error, note, warning, type FindingDefinition } from '../definition.ts';

/** The entry of the recording, counted from 0 as in `log.entries`, and the operation that it calls. */
type Call = {
  readonly entry: number;
  readonly operation: string;
};

/** Findings about recorded traffic (HTTP Archive 1.2) that is checked against the document. */
export const trafficFindings = {
  'traffic/too-large': error({
    title: 'The recording is too large',
    message: (p: { limit: number }) => `The recording has more than ${p.limit} characters.`,
    cause: 'Sizes are bounded so that a recording cannot exhaust the memory.',
    fix: 'Record less at a time, or split the recording.',
  }),
  'traffic/truncated': error({
    title: 'The recording is truncated',
    message: (p: { reason: string }) => `The file ends in the middle of its JSON: ${p.reason}.`,
    cause:
      'The recording was not saved to its end: the disk was full, the download ended early, or the program was stopped.',
    fix: 'Save the recording again and let it finish.',
  }),
  'traffic/not-har': error({
    title: 'The file is not a recording',
    message: (p: { missing: string }) => `This is JSON, but not an HTTP Archive: ${p.missing}.`,
    cause: 'An HTTP Archive (HAR 1.2) is an object with a `log` that has a list of `entries`.',
    fix: 'Export the recording as HAR from the browser or the proxy. To check a single body, name its operation or schema instead.',
  }),
  'traffic/too-many-findings': note({
    title: 'There are too many findings to list',
    message: (p: { left: number; limit: number }) =>
      `${p.left} more findings were counted; ${p.limit} are listed.`,
    cause: 'The list is bounded so that one systematic error in a long recording does not hide the others.',
    fix: 'Fix what is listed and check again.',
  }),
  'traffic/incomplete-entry': warning({
    title: 'An entry is incomplete',
    message: (p: { entry: number; missing: string }) =>
      `Entry ${p.entry} has no ${p.missing}; what depends on it is not checked.`,
    cause: 'The recorder left out a part that HAR 1.2 requires, or gave it another type.',
    fix: 'Record with a program that writes complete entries; entries made by hand need at least request and response.',
  }),
  'traffic/unknown-server': note({
    title: 'A request went to another server',
    message: (p: { entry: number; url: string }) =>
      `Entry ${p.entry} calls ${p.url}, which is not one of the servers of the document.`,
    cause:
      'Browsers record everything that a page loads. Only requests to the servers of the document are checked; their variables may have any value.',
    fix: 'No action is needed, unless this is the API: then give its address with --base-url. A delivery of a webhook or callback is checked with --webhook NAME=URL.',
  }),
  'traffic/unknown-path': error({
    title: 'A path is not documented',
    message: (p: { entry: number; method: string; path: string }) =>
      `Entry ${p.entry}: no operation has the path ${p.path} (${p.method}).`,
    cause: 'No path template matches. A `/` inside a path parameter has to be sent as `%2F`.',
    fix: 'Check the path of the request, or add the operation to the document. A delivery of a webhook or callback is checked with --webhook NAME=URL.',
  }),
  'traffic/unknown-method': error({
    title: 'A method is not documented',
    message: (p: { entry: number; method: string; path: string; allow: string }) =>
      `Entry ${p.entry}: ${p.path} has no operation for ${p.method}; it has ${p.allow}.`,
    cause: 'The path is documented with other methods.',
    fix: 'Check the method of the request, or add the operation to the document.',
  }),
  'traffic/preflight': note({
    title: 'A preflight is not checked',
    message: (p: { entry: number; path: string }) =>
      `Entry ${p.entry} asks whether a page may call ${p.path}; it is not checked.`,
    cause:
      'Before some requests to another origin, browsers send OPTIONS with `Access-Control-Request-Method`. Documents do not describe these requests.',
    fix: 'No action is needed.',
  }),
  'traffic/invalid-parameter': error({
    title: 'A parameter does not match the document',
    message: (p: Call & { in: string; pointer: string; message: string }) =>
      `Entry ${p.entry} (${p.operation}), ${p.in}${p.pointer === '' ? ' parameters' : ` ${p.pointer}`}: ${p.message}.`,
    cause: 'The document does not allow this value for the parameter, or the parameter cannot be decoded.',
    fix: 'Fix the request, or the parameter in the document if the service accepts it.',
  }),
  'traffic/unknown-parameter': error({
    title: 'A parameter is not documented',
    message: (p: Call & { in: string; name: string }) =>
      `Entry ${p.entry} (${p.operation}): ${JSON.stringify(p.name)} is not a ${p.in} parameter of the operation.`,
    cause: 'Either the service ignores it, or it is missing in the document.',
    fix: 'Check the spelling of the name, or add the parameter to the document.',
  }),
  'traffic/missing-body': error({
    title: 'A body is missing',
    message: (p: Call & { part: string }) => `Entry ${p.entry} (${p.operation}): the ${p.part} is empty.`,
    cause: 'The document requires a body here.',
    fix: 'Send the body, or make it optional in the document if the service does not need it.',
  }),
  'traffic/unexpected-body': error({
    title: 'A body is not documented',
    message: (p: Call & { part: string }) =>
      `Entry ${p.entry} (${p.operation}): the document has no ${p.part} here.`,
    cause: 'The document describes no content for it.',
    fix: 'Send no body, or add its content to the document.',
  }),
  'traffic/body-not-recorded': note({
    title: 'A body was not recorded',
    message: (p: Call & { part: string }) =>
      `Entry ${p.entry} (${p.operation}): the ${p.part} is not in the recording and is not checked.`,
    cause: 'Recorders leave bodies out by default, when they are large or files, and those of redirects.',
    fix: 'Save the recording with content.',
  }),
  'traffic/undocumented-media-type': error({
    title: 'A media type is not documented',
    message: (p: Call & { part: string; type: string; known: string }) =>
      `Entry ${p.entry} (${p.operation}): the ${p.part} is ${p.type === '' ? 'without a media type' : p.type}; the document has ${p.known}.`,
    cause: 'The content of the body is described under other media types.',
    fix: 'Fix the `Content-Type`, or add the media type to the document.',
  }),
  'traffic/malformed-body': error({
    title: 'A body cannot be read',
    message: (p: Call & { part: string; reason: string }) =>
      `Entry ${p.entry} (${p.operation}), ${p.part}: ${p.reason}`,
    cause: 'The body is not what its media type says, or the recorder truncated it.',
    fix: 'Check what was sent; save the recording again if only the copy is broken.',
  }),
  'traffic/invalid-body': error({
    title: 'A body does not match the document',
    message: (p: Call & { part: string; pointer: string; message: string; keyword: string }) =>
      `Entry ${p.entry} (${p.operation}), ${p.part}${p.pointer === '' ? '' : ` ${p.pointer}`} ${p.message} (${p.keyword}).`,
    cause: 'The schema of the document does not allow this value.',
    fix: 'Fix the sender, or the schema if the service really sends or accepts this.',
  }),
  'traffic/undocumented-status': error({
    title: 'A status is not documented',
    message: (p: Call & { status: number; known: string }) =>
      `Entry ${p.entry} (${p.operation}): status ${p.status} is not one of the responses, which are ${p.known}.`,
    cause:
      'Neither the status, nor its range such as `4XX`, nor `default` is among the responses of the operation.',
    fix: 'Add the response to the document if the service really sends it.',
  }),
  'traffic/no-response': note({
    title: 'A request got no response',
    message: (p: Call) =>
      `Entry ${p.entry} (${p.operation}): there was no response; only the request is checked.`,
    cause:
      'The request was cancelled or blocked, the browser redirected it itself, or the connection failed: recorders then write status 0 or -1, or `Non-Authoritative-Reason`.',
    fix: 'No action is needed.',
  }),
  'traffic/invalid-header': error({
    title: 'A response header does not match the document',
    message: (p: Call & { pointer: string; message: string }) =>
      `Entry ${p.entry} (${p.operation}), response header${p.pointer === '' ? 's' : ` ${p.pointer}`}: ${p.message}.`,
    cause: 'The document requires the header, or does not allow its value.',
    fix: 'Fix the service, or the header in the document.',
  }),
} satisfies Record<string, FindingDefinition<never>>;
