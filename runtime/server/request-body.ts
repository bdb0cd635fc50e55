import { decodeForm } from '../parameters/decode-pairs.ts';
import { memberPointer } from '../parameters/error.ts';
import { formLimits } from '../parameters/limits.ts';
import { isInQuery, mergeMembers } from '../parameters/query-members.ts';
import { settle, type Awaitable } from './awaitable.ts';
import { decodeUtf8, limitBytes, tooLarge } from './bytes.ts';
import { bodyFaults, decodingFaults, MISSING, unknownFaults, validationFaults } from './faults.ts';
import { checkContentCoding } from './framing.ts';
import { readJson } from './json.ts';
import { lenientJson } from './lenient-json.ts';
import { mediaTypeKey, readMediaType, type MediaType } from '../contract/media-type.ts';
import { findContent, isUtf8 } from './media-type.ts';
import type { RequestBody, RequestHeaders, ServerRequest } from './message.ts';
import { boundaryOf } from './multipart-parser.ts';
import { Multipart, type MultipartSource } from './multipart.ts';
import type { BodyContract, ContentContract } from './operation.ts';
import type { ServerLimits } from './options.ts';
import { Refusal, withStatus, type Fault } from './problem.ts';
import { isAny, noMembers, type Query, type QueryMembers } from './query.ts';

/** How a body is read, and the list for its faults. */
export interface BodyReading {
  readonly limits: ServerLimits;
  readonly unknownParameters: 'refuse' | 'ignore';
  readonly unknownMembers: 'refuse' | 'ignore';
  /** How numbers and booleans may be written in JSON. */
  readonly scalars: 'exact' | 'lenient';
  readonly faults: Fault[];
  /** The query, which may also contain members of the body. */
  readonly query: Query;
  /** The status for a body that cannot be read completely, or does not match the document. */
  readonly statusOfFaults: () => number;
}

/** A body for a handler; both members are undefined if none was sent. */
export interface ReceivedBody {
  readonly contentType: string | undefined;
  readonly value: unknown;
}

/**
 * Reads a body by its media type, and continues with it. A media type without a contract is refused with 415, and its
 * body is not read. Errors of the body are added to the faults; a body that is too large throws a `Refusal` of 413.
 * Forms with files and raw bytes are passed on unread.
 */
export function readBody<Next>(
  contract: BodyContract,
  request: ServerRequest,
  reading: BodyReading,
  next: (body: ReceivedBody) => Awaitable<Next>,
): Awaitable<Next> {
  const { headers, body } = request;
  if (body === undefined || body.length === 0) return next(empty(contract, headers, reading));
  checkContentCoding(request);
  const chosen = chooseContent(contract, headers.get('content-type'));
  const limit = chosen?.isStreamed === true ? reading.limits.stream : reading.limits.body;
  if (body.length !== undefined && body.length > limit) throw tooLarge(limit);
  if (chosen === undefined) throw unsupported(contract, headers.get('content-type'));
  const { essence: contentType, content } = chosen;
  const failed = (error: unknown): never => {
    throw withStatus(error, reading.statusOfFaults());
  };
  if (chosen.isStreamed)
    return settle(
      () => streamed(body, chosen, reading),
      (value) => next({ contentType, value }),
      failed,
    );
  return settle(
    () => body.read(limit),
    (bytes) =>
      next(
        bytes.length === 0
          ? empty(contract, headers, reading)
          : { contentType, value: readBytes(bytes, content, reading) },
      ),
    failed,
  );
}

/**
 * A request without bytes has no body, unless members of it are in the query, or its media type has an empty value: a
 * text, a file, and, if a body is required, a form without fields.
 */
function empty(contract: BodyContract, headers: RequestHeaders, reading: BodyReading): ReceivedBody {
  const { inQuery } = contract;
  const content = inQuery === undefined ? undefined : contract.content[inQuery];
  const members = content === undefined ? noMembers : reading.query.membersOf(content);
  if (content !== undefined && isAny(members)) {
    if (content.kind === 'multipart')
      return {
        contentType: inQuery,
        value: multipart(noBytes(), { content, boundary: '', members }, reading),
      };
    return { contentType: inQuery, value: completed({}, { content, members, found: [] }, reading) };
  }
  const type = headers.get('content-type');
  const chosen = type === undefined ? undefined : chooseContent(contract, type);
  const kind = chosen?.content.kind;
  if (chosen !== undefined && (kind === 'text' || (kind === 'form' && contract.required)))
    return { contentType: chosen.essence, value: readBytes(new Uint8Array(), chosen.content, reading) };
  if (kind === 'binary') return { contentType: chosen?.essence, value: noBytes() };
  if (contract.required) reading.faults.push({ in: 'body', pointer: '', message: MISSING });
  return { contentType: undefined, value: undefined };
}

/** The contract of the body that was sent. */
interface ChosenContent {
  /** As the contract names it, with the parameters that matter. */
  readonly essence: string;
  readonly content: ContentContract;
  readonly isStreamed: boolean;
  /** The boundary of a multipart body. */
  readonly boundary: string;
  /** Whether it is a form that is sent as multipart. */
  readonly isInParts?: boolean;
}

const contents: WeakMap<BodyContract, ReadonlyMap<string, ContentContract>> = new WeakMap();

/** The only function that reads a media type: its result decides which reader and which validator are used. */
function chooseContent(
  contract: BodyContract,
  header = 'application/octet-stream',
): ChosenContent | undefined {
  const known = contents.get(contract) ?? new Map(Object.entries(contract.content));
  contents.set(contract, known);
  // Most requests name the media type exactly as the contract does, without parameters, so it needs no parsing.
  const named = known.get(header);
  if (named !== undefined && named.kind !== 'multipart')
    return { essence: header, content: named, isStreamed: named.kind === 'binary', boundary: '' };
  const mediaType = readMediaType(header);
  if (mediaType === undefined) return undefined;
  const found = findContent(known, header);
  if (found === undefined) return chooseParts(contract, mediaType);
  const { content, key } = found;
  // For a range, only the request states the media type.
  const essence = key.includes('*') ? mediaType.essence : key;
  if (content.kind === 'binary') return { essence, content, isStreamed: true, boundary: '' };
  if (content.kind !== 'multipart')
    return isUtf8(mediaType) ? { essence, content, isStreamed: false, boundary: '' } : undefined;
  const boundary = boundaryOf(mediaType);
  return boundary === undefined ? undefined : { essence, content, isStreamed: true, boundary };
}

/** A form sent as multipart, if the contract has a form but no multipart body of its own. */
function chooseParts({ content, inParts }: BodyContract, mediaType: MediaType): ChosenContent | undefined {
  const form = inParts === undefined ? undefined : content[inParts];
  const boundary = mediaType.essence === PARTS ? boundaryOf(mediaType) : undefined;
  if (inParts === undefined || form === undefined || boundary === undefined) return undefined;
  return { essence: inParts, content: form, isStreamed: true, boundary, isInParts: true };
}

const PARTS = 'multipart/form-data';

function unsupported({ content, inParts }: BodyContract, header = ''): Refusal {
  const types = [...Object.keys(content), ...(inParts === undefined ? [] : [PARTS])];
  const accept = types.join(', ');
  const sent = readMediaType(header);
  // A type that is accepted can only have the wrong parameters.
  const isAccepted = sent !== undefined && mediaTypeKey(types, header) !== undefined;
  const reason = sent?.essence.startsWith('multipart/')
    ? 'name its boundary in the media type'
    : 'be text in UTF-8';
  const message = `The body must ${isAccepted ? reason : `have the type ${accept}`}.`;
  return new Refusal({ status: 415, message, headers: { accept } });
}

function streamed(
  body: RequestBody,
  { content, boundary, isInParts = false }: ChosenContent,
  reading: BodyReading,
): unknown {
  const pieces = limitBytes(body.stream(), reading.limits.stream);
  if (content.kind === 'binary') return pieces;
  const form = multipart(pieces, { content, boundary, members: reading.query.membersOf(content) }, reading);
  return isInParts ? readParts(form, reading) : form;
}

function multipart(
  body: AsyncIterable<Uint8Array>,
  given: Pick<MultipartSource, 'content' | 'boundary' | 'members'>,
  { limits, unknownParameters, statusOfFaults }: BodyReading,
): Multipart<unknown> {
  const status = statusOfFaults();
  return new Multipart({ ...given, body, limits, unknownParameters, status, mark: crypto.randomUUID() });
}

/** The fields of a form that is sent as multipart. Files are refused, because the form has none. */
async function readParts(form: Multipart<unknown>, { faults }: BodyReading): Promise<unknown> {
  try {
    return await form.read(({ name }) => {
      const fault = {
        in: 'body',
        pointer: memberPointer('', name),
        message: 'must be a string, not a file',
      } as const;
      throw new Refusal({ status: 400, message: 'The form is not valid.', faults: [fault] });
    });
  } catch (error) {
    if (!(error instanceof Refusal) || error.problem.status === 413) throw error;
    if (error.problem.faults.length === 0) throw error;
    faults.push(...error.problem.faults);
    return undefined;
  }
}

async function* noBytes(): AsyncGenerator<Uint8Array, void, undefined> {}

function readBytes(bytes: Uint8Array, content: ContentContract, reading: BodyReading): unknown {
  const { limits, faults, query } = reading;
  // Even if the bytes cannot be read: otherwise these members would be unknown parameters.
  const members = query.membersOf(content);
  const decoded = decodeUtf8(bytes);
  if (decoded === undefined) {
    faults.push({ in: 'body', pointer: '', message: 'is not text in UTF-8' });
    return undefined;
  }
  // At the beginning of a body, a BOM is a mark of the encoding (Encoding Standard, UTF-8 decode).
  const text = decoded.startsWith('\ufeff') ? decoded.slice(1) : decoded;
  if (content.kind === 'form') return readForm(text, { content, members }, reading);
  const read = content.kind === 'json' ? readJson(text, limits.depth) : { value: text };
  if (!('value' in read)) {
    faults.push({ in: 'body', ...read });
    return undefined;
  }
  const value = content.kind === 'json' ? changedJson(read.value, content, reading) : read.value;
  if (isAny(members)) {
    if (isMembers(value)) return completed(value, { content, members, found: [] }, reading);
    faults.push({
      in: 'body',
      pointer: '',
      message: 'must be an object, because some of its members are in the query',
    });
  } else if (!content.validator.is(value)) {
    faults.push(...validationFaults('body', content.validator, value));
  }
  return value;
}

/** A body that is not valid, as a tolerant server reads it. */
function changedJson(value: unknown, { validator }: ContentContract, reading: BodyReading): unknown {
  const leniency = {
    scalars: reading.scalars === 'lenient',
    unknown: reading.unknownMembers === 'ignore',
  };
  const isTolerant = leniency.scalars || leniency.unknown;
  return isTolerant && !validator.is(value) ? lenientJson(validator, value, leniency) : value;
}

function readForm(
  text: string,
  { content, members }: { readonly content: ContentContract; readonly members: QueryMembers },
  reading: BodyReading,
): unknown {
  const { limits, unknownParameters, faults } = reading;
  const bounds = { ...formLimits, bytes: limits.body };
  const { values, errors, unknown } = decodeForm(content.fields, text, bounds, content.others);
  const found = decodingFaults(
    'body',
    errors.filter((error) => !isInQuery(error, members.values)),
  );
  if (unknownParameters === 'refuse') faults.push(...unknownFaults('body', unknown));
  return completed(values, { content, members, found }, reading);
}

/**
 * A body with its members from the query, validated together. `found` are the faults of the body that are already
 * known.
 */
function completed(
  value: object,
  given: {
    readonly content: ContentContract;
    readonly members: QueryMembers;
    readonly found: readonly Fault[];
  },
  { faults }: BodyReading,
): object {
  const { content, members } = given;
  const whole = isAny(members) ? mergeMembers(members.values, { ...value }) : value;
  const found = [...given.found, ...decodingFaults('query', members.errors)];
  faults.push(
    ...found,
    ...bodyFaults({ validator: content.validator, value: whole, own: value, members, found }),
  );
  return whole;
}

function isMembers(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
