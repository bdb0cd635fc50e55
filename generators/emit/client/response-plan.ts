import { statusEnding } from '../../typescript/endings.ts';
import { code, join, lines, mention, type Code } from '../../code/code.ts';
import { literal } from '../../code/literal.ts';
import { stringLiteral } from '../../code/string.ts';
import type { MediaType, Response, Schema } from '../../model/model.ts';
import type { TsModel, TsOperation } from '../../typescript/ts-model.ts';
import { keywordOf } from '../../schema/schema.ts';
import { impliedTypes } from '../../schema/types.ts';
import { schemaAt } from '../../schema/named.ts';
import { operationType } from '../../typescript/symbols.ts';
import { runtimeType } from './runtime-files.ts';

/** How responses are read, and the types of their results. */
export interface ResponsePlan {
  /** The function of the runtime that reads a success; undefined for JSON, which needs none. */
  readonly reader: 'readText' | 'readStream' | 'readJsonOrText' | 'readJsonOrStream' | undefined;
  readonly accept: string;
  /** Type of the body of a success. */
  readonly success: Code;
  /** Type of an item, if the body is a page of a list. */
  readonly item: Code | undefined;
  /** Union of the responses by status, and by media type if a status has several. */
  readonly result: Code;
  /** The responses whose status has several media types. */
  readonly choices: readonly Response[];
}

/** Redirects, which `fetch` follows (RFC 9110, section 15.4). */
const FOLLOWED = new Set(['301', '302', '303', '307', '308']);

const result = runtimeType('Result');
const resultByType = runtimeType('ResultByType');

const STREAM = code`ReadableStream<Uint8Array>`;

export function planResponses(model: TsModel, operation: TsOperation): ResponsePlan {
  const seen = seenOf(operation.responses);
  const successes = successesOf(seen);
  const isEmpty = successes.length === 0;
  const reader = isEmpty ? 'readJsonOrStream' : readerOf(successes);
  const bodyType = (response: Response) => bodyOf(operation, response, reader);
  return {
    reader,
    accept: acceptOf(successes, reader),
    success: isEmpty ? code`unknown` : union(successes.map(bodyType)),
    item: isList(model, operation)
      ? union(successes.map((response) => code`${bodyType(response)}[number]`))
      : undefined,
    result: lines(
      [
        ...seen.flatMap((response) =>
          resultsOf(operation, response, successes.includes(response) ? reader : undefined),
        ),
        ...restOf(operation, seen),
      ].map((type) => code`| ${type}`),
    ),
    choices: seen.filter(({ content }) => content.length > 1),
  };
}

/** The responses that callers get. */
function seenOf(responses: readonly Response[]): readonly Response[] {
  return responses.filter(({ status }) => !FOLLOWED.has(status));
}

function successesOf(responses: readonly Response[]): readonly Response[] {
  const successes = responses.filter(({ status }) => status.startsWith('2'));
  return successes.length > 0 ? successes : responses.filter(({ status }) => status === 'default');
}

function readerOf(successes: readonly Response[]): ResponsePlan['reader'] {
  const kinds = new Set(successes.flatMap(({ content }) => content.map(({ kind }) => kind)));
  const hasJson = kinds.delete('json');
  if (kinds.size === 0) return undefined;
  const isText = kinds.size === 1 && kinds.has('text');
  if (hasJson) return isText ? 'readJsonOrText' : 'readJsonOrStream';
  return isText ? 'readText' : 'readStream';
}

/** Accepts any media type for bodies that are not parsed. */
function acceptOf(successes: readonly Response[], reader: ResponsePlan['reader']): string {
  const types = new Set(successes.flatMap(({ content }) => content.map(({ type }) => type)));
  if (reader === 'readStream' || reader === 'readJsonOrStream') return '*/*';
  return types.size === 0 ? 'application/json' : [...types].join(', ');
}

/** Whether the body of a success is a page of a list. */
export function isList(model: TsModel, { method, pagination, responses }: TsOperation): boolean {
  const successes = successesOf(seenOf(responses));
  if (method !== 'get' || successes.length === 0) return false;
  const isPaged =
    pagination !== undefined ||
    successes.some(({ headers }) => headers.some(({ name }) => name.toLowerCase() === 'link'));
  return (
    isPaged &&
    successes.every(
      ({ content }) =>
        content.length > 0 && content.every(({ kind, schema }) => kind === 'json' && isArray(model, schema)),
    )
  );
}

function isArray(model: TsModel, root: Schema, entered: ReadonlySet<Schema> = new Set()): boolean {
  if (entered.has(root)) return false;
  const isInside = (schema: Schema): boolean => isArray(model, schema, new Set([...entered, root]));
  const types = keywordOf(root, 'type');
  if (types !== undefined) return types.every((type) => type === 'array');
  const reference = keywordOf(root, '$ref');
  if (reference !== undefined) return isInside(schemaAt(model, reference).schema);
  const variants = keywordOf(root, 'anyOf') ?? keywordOf(root, 'oneOf');
  if (variants !== undefined) return variants.every(isInside);
  return keywordOf(root, 'allOf')?.some(isInside) ?? impliedTypes(root)[0] === 'array';
}

function typeOf(operation: TsOperation, { status }: Response): Code {
  return mention(operationType(operation, statusEnding(status)));
}

function bodyOf(operation: TsOperation, response: Response, reader: ResponsePlan['reader']): Code {
  const documented = code`${typeOf(operation, response)}['body']`;
  if (response.content.length === 0) return reader === 'readStream' ? STREAM : code`undefined`;
  if (reader === 'readStream') return STREAM;
  if (reader === 'readText') return code`string`;
  if (reader === 'readJsonOrStream' && response.content.some(({ kind }) => kind !== 'json')) {
    return response.content.every(({ kind }) => kind !== 'json')
      ? STREAM
      : code`Exclude<${documented}, ${http('Bytes')}> | ${STREAM}`;
  }
  return documented;
}

function resultsOf(
  operation: TsOperation,
  response: Response,
  reader: ResponsePlan['reader'],
): readonly Code[] {
  const name = typeOf(operation, response);
  if (response.content.length > 1)
    return response.content.map((mediaType) => typedResultOf(name, mediaType, reader));
  if (reader === undefined) return [code`${result}<${name}>`];
  return [code`${result}<{ status: ${name}['status']; body: ${bodyOf(operation, response, reader)} }>`];
}

/** The result for one of several media types of a status. */
function typedResultOf(name: Code, { type, kind }: MediaType, reader: ResponsePlan['reader']): Code {
  const own = code`Extract<${name}, { contentType: ${stringLiteral(type)} }>`;
  const isStream = reader === 'readStream' || (reader === 'readJsonOrStream' && kind !== 'json');
  const isText = reader === 'readText';
  const isRange = type.includes('*');
  if (!isStream && !isText && !isRange) return code`${resultByType}<${own}>`;
  const contentType = isRange ? code`string` : stringLiteral(type);
  const body = isStream ? STREAM : isText ? code`string` : code`${own}['body']`;
  return code`${resultByType}<{ status: ${name}['status']; contentType: ${contentType}; body: ${body} }>`;
}

/** The result for undocumented statuses, as of a proxy or a newer service. */
function restOf(operation: TsOperation, seen: readonly Response[]): readonly Code[] {
  if (seen.some(({ status }) => status === 'default')) return [];
  const documented = seen.map((response) =>
    /^\d+$/.test(response.status)
      ? literal(Number(response.status))
      : code`${typeOf(operation, response)}['status']`,
  );
  const status =
    documented.length === 0
      ? http('Status')
      : code`${http('Except')}<${http('Status')}, ${join(documented, code` | `)}>`;
  return [code`${result}<{ status: ${status}; body: unknown }>`];
}

/** Types that all operations share. */
function http(name: 'Bytes' | 'Except' | 'Status'): Code {
  return mention({ module: 'types/http', name, isType: true });
}

function union(types: readonly Code[]): Code {
  const distinct = [...new Map(types.map((type) => [type.toString(), type])).values()];
  return join(distinct, code` | `);
}
