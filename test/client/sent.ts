import { planArguments } from '../../generators/emit/client/argument-plan.ts';
import { chooseBody, contentsOf } from '../../generators/emit/client/body-choice.ts';
import type { ApiModel, Operation, Schema } from '../../generators/model/model.ts';
import { parameterDefaults } from '../../generators/model/parameter-defaults.ts';
import { describeParameters } from '../../generators/model/wire.ts';
import { sampleRequest, type RequestValues } from '../../generators/sample/request.ts';
import type { Sampler } from '../../generators/sample/sampler.ts';
import { isBinary } from '../../generators/schema/binary.ts';
import { schemaAt } from '../../generators/schema/named.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { isObject } from '../../generators/json/member.ts';
import { parameterLocations } from '../../generators/source/document/structure.ts';

/** A request as a caller gives it, and as it should arrive. */
export interface Sent {
  readonly args: Record<string, unknown>;
  readonly want: unknown;
}

/** Valid values of a request, as a caller gives them and as they should arrive. */
export function requestsOf(model: ApiModel, operation: Operation, sampler: Sampler): readonly Sent[] {
  const chosen = operation.body && chooseBody(model, operation.body);
  const offered =
    chosen === undefined ? [undefined] : contentsOf(chosen).filter(({ type }) => !type.includes('*'));
  return (offered.length === 0 ? [chosen?.mediaType] : offered).flatMap((mediaType) =>
    [{}, { examples: false }, { examples: false, seed: 7 }, { examples: false, shallow: 0 }].map(
      (options) => {
        const values = sampleRequest(operation, sampler, {
          ...options,
          ...(mediaType === undefined ? {} : { mediaType }),
        });
        if (values === undefined) throw new Error(`There is no sample for ${operation.id}.`);
        return { args: argumentsOf(model, operation, values), want: wantedOf(model, operation, values) };
      },
    ),
  );
}

function argumentsOf(
  model: ApiModel,
  operation: Operation,
  { parameters, body: sampled }: RequestValues,
): Record<string, unknown> {
  const plan = planArguments(model, operation);
  const given = parameterLocations.flatMap((location) =>
    plan.parameters[location].map(({ name, wireName }) => [name, parameters[location][wireName]] as const),
  );
  if (plan.body === undefined || sampled === undefined) return Object.fromEntries(given);
  const { value, mediaType } = sampled;
  const body = mediaType.kind === 'multipart' ? withFiles(model, mediaType.schema, value) : value;
  if (plan.body.contentType !== undefined) given.push([plan.body.contentType, mediaType.type]);
  if (plan.body.shape === 'whole') return Object.fromEntries([...given, [plan.body.name, body]]);
  // The arguments of another media type are its own members, under their own names.
  if (mediaType !== plan.body.mediaType)
    return Object.fromEntries([...given, ...Object.entries(Object(body) as object)]);
  const members = plan.body.members.map(
    ({ name, wireName }) =>
      [name, isObject(body as Json) ? (body as JsonObject)[wireName] : undefined] as const,
  );
  return Object.fromEntries([...given, ...members]);
}

/** The values of fields that are files, or lists of files, as files. */
function withFiles(model: ApiModel, schema: Schema | undefined, value: Json): unknown {
  const whole = resolved(model, schema);
  const properties = isObject(whole) && isObject(whole['properties']) ? whole['properties'] : {};
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, fileFor(model, properties[name] as Schema, member)]),
  );
}

function fileFor(model: ApiModel, schema: Schema | undefined, value: Json): unknown {
  const property = resolved(model, schema);
  if (Array.isArray(value) && isObject(property))
    return value.map((item) => fileFor(model, property['items'] as Schema, item));
  return property !== undefined && isBinary(property) ? new Blob([String(value)]) : value;
}

function resolved(model: ApiModel, schema: Schema | undefined): Schema | undefined {
  return isObject(schema) && typeof schema['$ref'] === 'string'
    ? schemaAt(model, schema['$ref']).schema
    : schema;
}

/** A body that may be left out and has no members is not sent. Parameters that are left out arrive as their defaults. */
function wantedOf(model: ApiModel, operation: Operation, { parameters, body }: RequestValues): unknown {
  const [path, query, headers, cookies] = parameterLocations.map((location) => ({
    ...Object.fromEntries(parameterDefaults(model, operation, location)),
    ...parameters[location],
  }));
  const value = sentBody(model, operation, body);
  const isLeftOut =
    operation.body?.required === false &&
    planArguments(model, operation).body?.shape === 'members' &&
    isObject(value) &&
    Object.keys(value).length === 0;
  const wanted = plain({
    path,
    query,
    headers,
    cookies,
    ...(value === undefined || isLeftOut ? {} : { body: value }),
  });
  return operation.body?.required === true && isObject(value) ? { body: {}, ...(wanted as object) } : wanted;
}

/** Members that the document does not describe, as examples have some, are no arguments. */
function sentBody(model: ApiModel, operation: Operation, sampled: RequestValues['body']): Json | undefined {
  const { body } = planArguments(model, operation);
  const value = sampled?.value;
  if (body?.shape !== 'members' || sampled?.mediaType !== body.mediaType || !isObject(value)) return value;
  const names = new Set(body.members.map(({ wireName }) => wireName));
  return Object.fromEntries(Object.entries(value).filter(([name]) => names.has(name)));
}

/** Parts that are empty are as good as absent. */
export function plain(parts: Readonly<Record<string, unknown>>): unknown {
  const copy = JSON.parse(JSON.stringify(parts)) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(copy).filter(
      ([, part]) => !isObject(part as Json) || Object.keys(part as object).length > 0,
    ),
  );
}

/** In parameters and in forms with parts, values without a described type arrive as texts. */
export function inText(model: ApiModel, operation: Operation, value: unknown): unknown {
  const hasForm = operation.body?.content.some(({ kind }) => kind === 'multipart') === true;
  const hasUntyped = JSON.stringify(describeParameters(model, operation)).includes('"kind":"any"');
  return hasForm || hasUntyped
    ? JSON.parse(JSON.stringify(value), (_, member: unknown) =>
        typeof member === 'object' && !isEmpty(member) ? member : String(isEmpty(member) ? '' : member),
      )
    : value;
}

/** A form has no way to write an object without members of a field without a type: its text is empty. */
function isEmpty(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0
  );
}
