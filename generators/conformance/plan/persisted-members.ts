import type { Conjuncts } from '../../schema/conjuncts.ts';
import { alternatives } from '../../sample/alternatives.ts';
import { firstChoice } from '../../sample/choice.ts';
import { errorsIn } from '../../sample/errors.ts';
import { memberSchemas } from '../../sample/object.ts';
import { segmentsOf } from '../../json/pointer.ts';
import type { RequestValues } from '../../sample/request.ts';
import type { ApiModel, Operation, Schema } from '../../model/model.ts';
import { keywordOf } from '../../schema/schema.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import { isObject } from '../../json/member.ts';
import type { Planning } from '../planning.ts';
import { inDescribedParts, isNothing, isPlainForm } from './described-parts.ts';

/**
 * The members of a body that a later read must return as they were sent: those that the response also describes and
 * allows with these values, without null and empty values and members that are described by more than their form.
 * Nested members are treated in the same way.
 */
export function persistedMembers(
  planning: Pick<Planning, 'model' | 'sampler'>,
  values: RequestValues,
  read: Operation,
  statuses: readonly string[] = ['200'],
): JsonObject {
  return readableMembers(planning, values, { read, statuses, isSelected: (value) => !isNothing(value) });
}

/** The members that a body clears with null, and that a later read must return as null or leave out. */
export function clearedMembers(
  planning: Pick<Planning, 'model' | 'sampler'>,
  values: RequestValues,
  read: Operation,
): JsonObject {
  return readableMembers(planning, values, {
    read,
    statuses: ['200'],
    isSelected: (value) => value === null,
  });
}

function readableMembers(
  { model, sampler }: Pick<Planning, 'model' | 'sampler'>,
  { body }: RequestValues,
  {
    read,
    statuses,
    isSelected,
  }: {
    readonly read: Operation;
    readonly statuses: readonly string[];
    readonly isSelected: (value: Json) => boolean;
  },
): JsonObject {
  const response = read.responses.find(({ status }) => statuses.includes(status));
  const mediaType = response?.content.find(({ kind }) => kind === 'json');
  const isReadable = body?.mediaType.kind === 'json' || body?.mediaType.kind === 'form';
  if (body === undefined || !isReadable || !isObject(body.value) || response === undefined || !mediaType)
    return {};
  const sampled = sampler.response(read, { response, mediaType })?.value;
  if (!isObject(sampled)) return {};
  const sent = Object.entries(body.value).filter(
    ([name, value]) =>
      isSelected(value) &&
      (value !== null || !hasDefault(model, body.mediaType.schema, name)) &&
      isPlain(model, body.mediaType.schema, name) &&
      isPlain(model, mediaType.schema, name),
  );
  const validate = sampler.validators.response(read, response, mediaType);
  const wrong = new Set(
    errorsIn(validate, { ...sampled, ...Object.fromEntries(sent) }).map(
      ({ pointer }) => segmentsOf(pointer)[0],
    ),
  );
  const persisted = sent.filter(([name]) => !wrong.has(name) && !wrong.has(undefined));
  return inDescribedParts(model, Object.fromEntries(persisted), {
    request: body.mediaType.schema,
    response: mediaType.schema,
  });
}

/** Whether a schema describes a member only by its form. */
function isPlain(model: ApiModel, schema: Schema, name: string): boolean {
  const conjuncts = memberConjuncts(model, schema, name);
  return conjuncts !== undefined && isPlainForm(conjuncts);
}

/** Whether a member has a default, which null may represent. */
function hasDefault(model: ApiModel, schema: Schema, name: string): boolean {
  return (memberConjuncts(model, schema, name) ?? []).some(
    (each) => keywordOf(each, 'default') !== undefined,
  );
}

/** The schemas of a member; undefined where it is not described. */
function memberConjuncts(model: ApiModel, schema: Schema, name: string): Conjuncts | undefined {
  const own = alternatives(model, [schema], firstChoice).flatMap((conjuncts) => describing(conjuncts, name));
  return own.length === 0 ? undefined : alternatives(model, own, firstChoice).flat();
}

function describing(conjuncts: Conjuncts, name: string): readonly Schema[] {
  return memberSchemas(
    conjuncts.filter((conjunct) => Object.hasOwn(keywordOf(conjunct, 'properties') ?? {}, name)),
    name,
  );
}
