import type { ParameterDescriptor } from '../../runtime/parameters/descriptor.ts';
import type { ApiModel, MediaType, RequestBody } from './model.ts';
import { describeForm, describeOtherFields } from './wire.ts';

/** How the fields of a body are encoded in a form, in parts or in a query. */
export interface BodyFields {
  readonly fields: readonly ParameterDescriptor[];
  /** How other fields are encoded there; undefined where the schema does not allow any. */
  readonly others: ParameterDescriptor | undefined;
}

const none: BodyFields = { fields: [], others: undefined };

/**
 * The fields of one content of a body: those of a form or a multipart body, and the members of JSON if they may be sent
 * in the query (`x-body-also-in`). Empty for every other content.
 */
export function bodyFields(model: ApiModel, { alsoIn }: RequestBody, mediaType: MediaType): BodyFields {
  const { kind } = mediaType;
  const hasFields = kind === 'form' || kind === 'multipart' || (kind === 'json' && alsoIn.includes('query'));
  if (!hasFields) return none;
  return { fields: describeForm(model, mediaType), others: describeOtherFields(model, mediaType) };
}

/**
 * The content by which members in the query are read if the request has no body: the form, which has the same
 * encoding as a query, otherwise JSON, otherwise multipart. Undefined if the query has no such members.
 */
export function contentInQuery(model: ApiModel, body: RequestBody): MediaType | undefined {
  if (!body.alsoIn.includes('query')) return undefined;
  return (['form', 'json', 'multipart'] as const)
    .flatMap((kind) => body.content.filter((mediaType) => mediaType.kind === kind))
    .find((mediaType) => hasMembers(bodyFields(model, body, mediaType)));
}

/**
 * The form that may be sent as `multipart/form-data`; undefined where there is none, or where that type has its own
 * schema.
 */
export function contentInParts({ alsoIn, content }: RequestBody): MediaType | undefined {
  if (!alsoIn.includes('multipart') || content.some(({ kind }) => kind === 'multipart')) return undefined;
  return content.find(({ kind }) => kind === 'form');
}

function hasMembers({ fields, others }: BodyFields): boolean {
  return fields.length > 0 || others !== undefined;
}
