import { decodeForm } from '../parameters/decode-pairs.ts';
import { formLimits } from '../parameters/limits.ts';
import { decodeUtf8, limitBytes, tooLarge } from './bytes.ts';
import { decodingFaults, furtherFaults, MISSING, unknownFaults, validationFaults } from './faults.ts';
import { checkContentCoding } from './framing.ts';
import { readJson } from './json.ts';
import { findContent, isUtf8, readMediaType } from './media-type.ts';
import type { RequestBody, RequestHeaders, ServerRequest } from './message.ts';
import { boundaryOf } from './multipart-parser.ts';
import { Multipart } from './multipart.ts';
import type { BodyContract, ContentContract } from './operation.ts';
import type { ServerLimits } from './options.ts';
import { Refusal, type Fault } from './problem.ts';

/** How a body is read, and where what is wrong with it goes. */
export interface BodyReading {
  readonly limits: ServerLimits;
  readonly unknownParameters: 'refuse' | 'ignore';
  readonly faults: Fault[];
}

/** A body for a handler; both are undefined where none was sent. */
export interface ReceivedBody {
  readonly contentType: string | undefined;
  readonly value: unknown;
}

/**
 * Reads a body as its media type says. The media type is read once, and what it does not lead to is not read: one
 * that has no contract is refused with 415. What is wrong with the body itself goes to the faults; bodies that are
 * too large throw a `Refusal` of 413. Forms with files and raw bytes are handed on unread.
 */
export async function readBody(
  contract: BodyContract,
  request: ServerRequest,
  reading: BodyReading,
): Promise<ReceivedBody> {
  const { headers, body } = request;
  if (body === undefined || body.length === 0) return empty(contract, headers, reading);
  checkContentCoding(request);
  const chosen = chooseContent(contract, headers.get('content-type'));
  const limit = chosen?.isStreamed === true ? reading.limits.stream : reading.limits.body;
  if (body.length !== undefined && body.length > limit) throw tooLarge(limit);
  if (chosen === undefined) throw unsupported(contract);
  const { essence: contentType, content } = chosen;
  if (chosen.isStreamed) return { contentType, value: streamed(body, chosen, reading) };
  const bytes = await body.read(limit);
  if (bytes.length === 0) return empty(contract, headers, reading);
  return { contentType, value: readBytes(bytes, content, reading) };
}

/** Without any bytes there is no body; but where there has to be one, and a form is announced, a form without fields. */
function empty(contract: BodyContract, headers: RequestHeaders, reading: BodyReading): ReceivedBody {
  const type = headers.get('content-type');
  const chosen = contract.required && type !== undefined ? chooseContent(contract, type) : undefined;
  if (chosen?.content.kind === 'form')
    return { contentType: chosen.essence, value: readForm('', chosen.content, reading) };
  if (contract.required) reading.faults.push({ in: 'body', pointer: '', message: MISSING });
  return { contentType: undefined, value: undefined };
}

/** The contract of the body that was sent. */
interface ChosenContent {
  /** Of the media type. */
  readonly essence: string;
  readonly content: ContentContract;
  readonly isStreamed: boolean;
  /** Of a multipart body. */
  readonly boundary: string;
}

const contents: WeakMap<BodyContract, ReadonlyMap<string, ContentContract>> = new WeakMap();

/** The one place that reads a media type: which reader and which validator are used follows from what it gives. */
function chooseContent(
  contract: BodyContract,
  header = 'application/octet-stream',
): ChosenContent | undefined {
  const known = contents.get(contract) ?? new Map(Object.entries(contract.content));
  contents.set(contract, known);
  // Most requests name the type as the contract does, without parameters: there is nothing to read then.
  const named = known.get(header);
  if (named !== undefined && named.kind !== 'multipart')
    return { essence: header, content: named, isStreamed: named.kind === 'binary', boundary: '' };
  const mediaType = readMediaType(header);
  const content = mediaType === undefined ? undefined : findContent(known, mediaType.essence);
  if (mediaType === undefined || content === undefined) return undefined;
  const { essence } = mediaType;
  if (content.kind === 'binary') return { essence, content, isStreamed: true, boundary: '' };
  if (content.kind !== 'multipart')
    return isUtf8(mediaType) ? { essence, content, isStreamed: false, boundary: '' } : undefined;
  const boundary = boundaryOf(mediaType);
  return boundary === undefined ? undefined : { essence, content, isStreamed: true, boundary };
}

function unsupported({ content }: BodyContract): Refusal {
  const accept = Object.keys(content).join(', ');
  return new Refusal({
    status: 415,
    message: `The body has to be of the type ${accept}.`,
    headers: { accept },
  });
}

function streamed(body: RequestBody, { content, boundary }: ChosenContent, reading: BodyReading): unknown {
  const { limits, unknownParameters } = reading;
  const pieces = limitBytes(body.stream(), limits.stream);
  if (content.kind === 'binary') return pieces;
  return new Multipart({
    body: pieces,
    boundary,
    content,
    limits,
    unknownParameters,
    mark: crypto.randomUUID(),
  });
}

function readBytes(bytes: Uint8Array, content: ContentContract, reading: BodyReading): unknown {
  const { limits, faults } = reading;
  const text = decodeUtf8(bytes);
  if (text === undefined) {
    faults.push({ in: 'body', pointer: '', message: 'is not text in UTF-8' });
    return undefined;
  }
  if (content.kind === 'form') return readForm(text, content, reading);
  const read = content.kind === 'json' ? readJson(text, limits.depth) : { value: text };
  if ('value' in read) {
    if (!content.validator.is(read.value))
      faults.push(...validationFaults('body', content.validator, read.value));
    return read.value;
  }
  faults.push({ in: 'body', ...read });
  return undefined;
}

function readForm(
  text: string,
  { fields, others, validator }: ContentContract,
  reading: BodyReading,
): unknown {
  const { limits, unknownParameters, faults } = reading;
  const bounds = { ...formLimits, bytes: limits.body };
  const { values, errors, unknown } = decodeForm(fields, text, bounds, others);
  const found = decodingFaults('body', errors);
  faults.push(...found, ...(unknownParameters === 'refuse' ? unknownFaults('body', unknown) : []));
  if (!validator.is(values))
    faults.push(...furtherFaults(found, validationFaults('body', validator, values)));
  return values;
}
