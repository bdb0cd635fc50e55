import type { ValidationError } from '../../runtime/validation/result.ts';
import { decodeForm } from '../../runtime/parameters/decode-pairs.ts';
import type { ParameterDescriptor, ParameterValues } from '../../runtime/parameters/descriptor.ts';
import type { ParameterError } from '../../runtime/parameters/error.ts';
import { encodePercent } from '../../runtime/parameters/percent.ts';
import { isInQuery, mergeMembers } from '../../runtime/parameters/query-members.ts';
import { lenientJson } from '../../runtime/server/lenient-json.ts';
import { positionOf } from '../diagnostics/located.ts';
import { validatorOf, type LiveValidator } from '../check/live.ts';
import type { Scalars } from './check-context.ts';
import { kindOf } from '../model/media-type.ts';
import { essenceOf } from '../schema/text-media.ts';
import type { MediaType } from '../model/model.ts';
import type { Json } from '../json/json.ts';
import { parseStrictJson } from '../source/parse/parse-json.ts';
import { callFinding, parameterFindings, type Call, type CallFinding } from './call-finding.ts';
import { fieldOf, undescribedNames } from './form-fields.ts';
import type { HarBody } from './har.ts';
import { multipartNames } from './multipart-names.ts';
import { isAny, noMembers, partErrors, type QueryMembers } from './query-members.ts';
import { combineErrors } from './value-errors.ts';

/** Maximum length of a body in characters; browsers do not record larger ones either. */
const LONGEST = 16 * 1024 * 1024;

export interface BodyCheck {
  readonly call: Call;
  readonly part: 'request body' | 'response body';
  readonly body: HarBody;
  readonly mediaType: MediaType;
  readonly validate: LiveValidator;
  /** Fields, if the body is a form or multipart. */
  readonly fields: readonly ParameterDescriptor[];
  /** Whether other fields cause findings. */
  readonly isClosed: boolean;
  /** Whether texts in JSON may represent numbers and booleans: `exact` by default. */
  readonly scalars?: Scalars;
  /** Members of the body in the query, and the place of the query. */
  readonly query?: { readonly members: QueryMembers; readonly place: string };
}

/** Checks a recorded body against its description. Binary content is not checked. */
export function checkBody(check: BodyCheck): readonly CallFinding[] {
  const { call, part, body, mediaType } = check;
  const sent = kindOf(essenceOf(body.mimeType));
  const isInParts = mediaType.kind === 'form' && sent === 'multipart';
  const kind = mediaType.type.includes('*') || isInParts ? sent : mediaType.kind;
  if (kind === 'binary') return [];
  if (kind === 'multipart') return checkMultipart(check);
  const text = bodyText(body, kind);
  if (text === undefined) {
    const reason = 'it is not base64 of UTF-8 text.';
    return [callFinding(call, 'traffic/malformed-body', part, `${body.pointer}/text`, { part, reason })];
  }
  if (text.length > LONGEST)
    return [callFinding(call, 'traffic/body-not-recorded', part, body.pointer, { part })];
  if (kind === 'form') return checkForm(check, text);
  return kind === 'json' ? checkJson(check, text) : invalidBody(check, check.validate(text));
}

function checkJson(check: BodyCheck, text: string): readonly CallFinding[] {
  const { call, part, body } = check;
  const { value, findings } = parseStrictJson({ path: part, text });
  if (value !== undefined) return checkWhole(check, check.scalars === 'lenient' ? read(check, value) : value);
  return findings.slice(0, 1).map(({ message, at }) => {
    const { line, column } = at === undefined ? { line: 1, column: 1 } : positionOf(at);
    const reason = `${message.replace(/\.$/, '')}, at ${line}:${column} of the body.`;
    return callFinding(call, 'traffic/malformed-body', part, `${body.pointer}/text`, { part, reason });
  });
}

/** JSON as a lenient server reads it. */
function read({ validate }: BodyCheck, value: Json): Json {
  return lenientJson(validatorOf(validate), value, { scalars: true, unknown: false }) as Json;
}

function checkForm(check: BodyCheck, text: string): readonly CallFinding[] {
  const { fields, body } = check;
  const decoded = decodeForm(fields, text);
  const unknown = decoded.unknown.map(({ name }) => name);
  const { values } = check.query?.members ?? noMembers;
  const errors = decoded.errors.filter((error) => !isInQuery(error, values));
  return [
    ...unknownFields(check, unknown),
    ...checkWhole(check, decoded.values, { errors, member: body.text === undefined ? 'params' : 'text' }),
  ];
}

/** Checks a body together with the members of the query. */
function checkWhole(
  check: BodyCheck,
  value: Json | ParameterValues,
  {
    errors = [],
    member = 'text',
  }: { readonly errors?: readonly ParameterError[]; readonly member?: string } = {},
): readonly CallFinding[] {
  const { call, query, validate } = check;
  if (
    query === undefined ||
    !isAny(query.members) ||
    typeof value !== 'object' ||
    value === null ||
    Array.isArray(value)
  )
    return invalidBody(check, combineErrors(errors, validate(value)), member);
  const found = combineErrors(errors, validate(mergeMembers(query.members.values, { ...value })));
  const { ofQuery, ofBody } = partErrors(found, query.members, value);
  const known = new Set(query.members.errors.map(({ pointer }) => pointer));
  const unreported = ofQuery.filter(({ pointer }) => !known.has(pointer));
  return [
    ...parameterFindings(call, 'query', query.place, unreported),
    ...invalidBody(check, ofBody, member),
  ];
}

/** Recordings do not contain files, so only the names of the fields are checked. */
function checkMultipart(check: BodyCheck): readonly CallFinding[] {
  const { body, fields } = check;
  // Firefox records the text, and an empty list of parameters.
  const isListed = body.params !== undefined && body.params.length > 0;
  const names = isListed ? body.params.map(([name]) => name) : multipartNames(partsText(body), body.mimeType);
  if (names === undefined || fields.length === 0) return [];
  const sent = new Set([...names, ...Object.keys(check.query?.members.values ?? {})].map(fieldOf));
  const known = new Set(fields.map(({ name }) => fieldOf(name)));
  const missing = fields
    .filter(({ name, required }) => required && !sent.has(fieldOf(name)))
    .map(({ name }) => ({
      pointer: '',
      keyword: 'required',
      message: `must have the field ${name}`,
      expected: name,
    }));
  const unknown = [...new Set(names)].filter((name) => !known.has(fieldOf(name)));
  return [...unknownFields(check, unknown), ...invalidBody(check, missing)];
}

/** The text of a body in parts, whose contents may be any bytes. */
function partsText({ text = '', isBase64 }: HarBody): string {
  return isBase64 ? Buffer.from(text, 'base64').toString('utf8') : text;
}

function unknownFields(check: BodyCheck, names: readonly string[]): readonly CallFinding[] {
  const { call, part, body } = check;
  return undescribedNames(names, check).map((name) =>
    callFinding(call, 'traffic/unknown-parameter', part, body.pointer, { in: 'form', name }),
  );
}

function invalidBody(
  { call, part, body }: BodyCheck,
  errors: readonly ValidationError[],
  member = 'text',
): readonly CallFinding[] {
  return errors.map((error) => {
    const { pointer, keyword, message } = error;
    const parameters = { part, pointer, message, keyword };
    return callFinding(call, 'traffic/invalid-body', part, `${body.pointer}/${member}`, parameters, error);
  });
}

/** The text of a body; undefined if it is not base64, or its bytes are not UTF-8. */
function bodyText({ text, isBase64, params }: HarBody, kind: string): string | undefined {
  if (text === undefined || (text === '' && kind === 'form' && params !== undefined))
    return fieldsText(params ?? []);
  if (!isBase64) return text;
  if (!/^[A-Za-z0-9+/\s]*={0,2}\s*$/.test(text)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'base64'));
  } catch {
    return undefined;
  }
}

/** The recorded fields of a form, encoded again. */
function fieldsText(params: readonly (readonly [string, string])[]): string {
  return params.map((param) => param.map((text) => encodePercent(text.toWellFormed())).join('=')).join('&');
}
