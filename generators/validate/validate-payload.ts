import { decodeForm } from '../../runtime/parameters/decode-pairs.ts';
import type { ValidationError } from '../../runtime/validation/result.ts';
import { finding } from '../diagnostics/catalog.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { liveValidators, type LiveValidator } from '../check/live.ts';
import type { ApiModel, MediaType } from '../model/model.ts';
import type { Direction } from '../model/variants.ts';
import { describeForm, isClosedForm } from '../model/wire.ts';
import { limits } from '../source/files/limits.ts';
import { parseStrictJson } from '../source/parse/parse-json.ts';
import { pinnedFile, pinnedPlace } from '../source/files/text-file.ts';
import { withoutMark } from './byte-order-mark.ts';
import { findContent, findResponse, listTypes } from '../model/described.ts';
import { allOperations } from '../model/received.ts';
import { undescribedNames } from './form-fields.ts';
import { similarNames } from '../source/rules/suggestion.ts';
import { combineErrors } from './value-errors.ts';

/** Maximum number of characters of a payload. */
export const longestPayload = limits.bytes;

/** The expected type of a payload. */
export type PayloadTarget =
  | { readonly schema: string; readonly direction: Direction }
  | { readonly operation: string; readonly part: 'request'; readonly mediaType?: string }
  | {
      readonly operation: string;
      readonly part: 'response';
      readonly status: string;
      readonly mediaType?: string;
    };

/** A payload, and the part of the model that it should match. */
export interface PayloadToCheck {
  readonly model: ApiModel;
  readonly target: PayloadTarget;
  readonly text: string;
  /** Path to print. */
  readonly path: string;
}

/**
 * Checks a payload against a schema, or against a body of an operation: JSON, or a form if that media type is named or
 * is the only one. Findings have the place of the value in the payload. All are returned at once; none if it is valid.
 */
export function validatePayload({ model, target, text, path }: PayloadToCheck): readonly Finding[] {
  if (text.length > longestPayload) {
    const at = pinnedPlace({ path, text: '' });
    return [finding('payload/too-large', { limit: longestPayload }, at)];
  }
  const subject = findSubject(model, target);
  if ('unknown' in subject) return [subject.unknown];
  if (subject.mediaType?.kind === 'form')
    return checkForm({ model, path, text, ...subject, mediaType: subject.mediaType });
  if (subject.mediaType?.kind === 'text')
    return report(subject.validate(text), () => pinnedPlace({ path, text }));
  const { file, value, findings } = parseStrictJson({ path, text: withoutMark(text) });
  if (value === undefined) return findings;
  return report(subject.validate(value), (pointer) => ({ file, pointer }));
}

interface Subject {
  readonly validate: LiveValidator;
  /** Absent for a schema. */
  readonly mediaType: MediaType | undefined;
}

function findSubject(model: ApiModel, target: PayloadTarget): Subject | { readonly unknown: Finding } {
  const validators = liveValidators(model);
  if ('schema' in target) {
    const schema = model.schemas.find(({ key }) => key === target.schema);
    if (schema !== undefined)
      return { validate: validators.schema(schema, target.direction), mediaType: undefined };
    const known = similarNames(
      target.schema,
      model.schemas.map(({ key }) => key),
    );
    return { unknown: finding('payload/unknown-schema', { schema: target.schema, known }) };
  }
  const operation = allOperations(model).find(({ id }) => id === target.operation);
  if (operation === undefined) {
    const known = similarNames(
      target.operation,
      allOperations(model).map(({ id }) => id),
    );
    return { unknown: finding('payload/unknown-operation', { operation: target.operation, known }) };
  }
  const part = target.part === 'request' ? 'request' : `response ${target.status}`;
  if (target.part === 'request') {
    const found = findMediaType(operation.body?.content ?? [], target.mediaType);
    if ('mediaType' in found) return { ...found, validate: validators.body(operation, found.mediaType) };
    return {
      unknown: finding('payload/missing-schema', { operation: operation.id, part, ...found }, operation.at),
    };
  }
  const response = findResponse(operation, target.status.toUpperCase().replace('DEFAULT', 'default'));
  if (response === undefined) {
    const known = operation.responses.map(({ status }) => status).join(', ');
    const given = { operation: operation.id, status: target.status, known };
    return { unknown: finding('payload/undocumented-status', given, operation.at) };
  }
  const found = findMediaType(response.content, target.mediaType);
  if ('mediaType' in found)
    return { ...found, validate: validators.response(operation, response, found.mediaType) };
  return {
    unknown: finding('payload/missing-schema', { operation: operation.id, part, ...found }, operation.at),
  };
}

/** The named media type, otherwise the first of JSON, otherwise the first that can be read as text. */
function findMediaType(
  content: readonly MediaType[],
  named: string | undefined,
): { readonly mediaType: MediaType } | { readonly wanted: string; readonly known: string } {
  const mediaType =
    named === undefined
      ? (content.find(({ kind }) => kind === 'json') ??
        content.find(({ kind }) => kind === 'form' || kind === 'text'))
      : findContent(content, named);
  if (mediaType !== undefined) return { mediaType };
  return {
    wanted: named === undefined ? 'body of JSON, text or form fields' : `body of ${named}`,
    known: listTypes(content),
  };
}

interface FormToCheck {
  readonly model: ApiModel;
  readonly mediaType: MediaType;
  readonly validate: LiveValidator;
  readonly text: string;
  readonly path: string;
}

/** A form has one line: findings are at its first character and name the field. */
function checkForm({ model, mediaType, validate, text, path }: FormToCheck): readonly Finding[] {
  const file = pinnedFile({ path, text });
  const fields = describeForm(model, mediaType);
  const { values, errors, unknown } = decodeForm(fields, text.replace(/\r?\n$/, ''));
  const undescribed = undescribedNames(
    unknown.map(({ name }) => name),
    { fields, isClosed: isClosedForm(model, mediaType) },
  );
  return [
    ...undescribed.map((name) => finding('payload/unknown-field', { name }, { file, pointer: '' })),
    ...report(combineErrors(errors, validate(values)), (pointer) => ({ file, pointer })),
  ];
}

function report(
  errors: readonly ValidationError[],
  at: (pointer: string) => NonNullable<Finding['at']>,
): readonly Finding[] {
  return errors.map(({ pointer, message, keyword }) =>
    finding('payload/invalid', { pointer, message, keyword }, at(pointer)),
  );
}
