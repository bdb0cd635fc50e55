import { jsonText } from '../../../runtime/contract/json-text.ts';
import { readExtension } from '../../vocabulary/vocabulary.ts';
import type { ApiModel, MediaType, RequestBody } from '../../model/model.ts';
import { bodyEnding } from '../../typescript/body-types.ts';
import { reachesFile } from '../../schema/form-schema.ts';
import { isFile } from '../../schema/file.ts';
import { mergeSchema } from '../../schema/merge.ts';
import { schemaAt } from '../../schema/named.ts';
import { namedMembers } from './named-members.ts';

/** Kinds of media types, the preferred one first. */
const PREFERENCE: readonly MediaType['kind'][] = ['json', 'multipart', 'form', 'text', 'binary'];

/** Media types whose bodies have one type, and the suffix of its name. */
export interface BodyAlternative {
  readonly ending: string;
  readonly contents: readonly MediaType[];
}

/** The media types of a body that a client can send. */
export interface ChosenBody {
  /** The default media type. */
  readonly mediaType: MediaType;
  /** An alternative for each type of body. `mediaType` is the first media type of the first one. */
  readonly alternatives: readonly BodyAlternative[];
  readonly required: boolean;
  /** Whether a form without files can be sent as `application/json`. */
  readonly orJson: boolean;
}

/**
 * Chooses the media types that a client sends. The default is a form with files if there is one, since nothing else can
 * contain them, otherwise the first of the preferred kind. Callers can also select others of its kind, and those of other
 * kinds whose schema differs.
 */
export function chooseBody(model: ApiModel, body: RequestBody): ChosenBody | undefined {
  // Media types that services were only observed to accept are not sent if there are documented ones.
  const documented = body.content.filter(
    ({ extensions }) => readExtension(extensions, 'x-observed') === undefined,
  );
  const offered = documented.length === 0 ? body.content : documented;
  const preferred = PREFERENCE.flatMap((kind) => offered.filter((each) => each.kind === kind));
  const mediaType = preferred.find((each) => hasFiles(model, each)) ?? preferred[0];
  if (mediaType === undefined) return undefined;
  const ofKind = preferred.filter(({ kind }) => kind === mediaType.kind);
  const ofOtherKinds = preferred.filter((each) => each.kind !== mediaType.kind);
  const json = body.content.find(({ type }) => type === 'application/json');
  const orJson =
    ofKind.length === 1 &&
    mediaType.kind === 'multipart' &&
    json !== undefined &&
    isPartOfForm(model, json, mediaType);
  const different = differentFrom(
    [mediaType, ...(orJson ? [json] : [])],
    ofOtherKinds.filter((each) => each !== json || !orJson),
  );
  return {
    mediaType,
    alternatives: alternativesOf(body, [mediaType, ...ofKind, ...different]),
    required: body.required,
    orJson: orJson && different.length === 0,
  };
}

/** All media types of a choice. */
export function contentsOf({ alternatives }: ChosenBody): readonly MediaType[] {
  return alternatives.flatMap(({ contents }) => contents);
}

function alternativesOf({ content }: RequestBody, offered: readonly MediaType[]): readonly BodyAlternative[] {
  const byEnding = Map.groupBy(new Set(offered), ({ type }) => bodyEnding(content, type));
  return [...byEnding].map(([ending, contents]) => ({ ending, contents }));
}

/** The media types whose schema differs from those of the media types before them. */
function differentFrom(
  described: readonly MediaType[],
  mediaTypes: readonly MediaType[],
): readonly MediaType[] {
  const schemas = new Set(described.map(({ schema }) => jsonText(schema)));
  const kinds = new Set<MediaType['kind']>();
  return mediaTypes.filter(({ kind, schema }) => {
    const text = jsonText(schema);
    const isNew = !schemas.has(text);
    if (isNew) kinds.add(kind);
    schemas.add(text);
    // Media types of one kind go together: `text/plain` and `text/markdown` may both take any text.
    return isNew || kinds.has(kind);
  });
}

/** Whether a form has all members of a JSON body as fields that are no files, so that only files need the form. */
function isPartOfForm(model: ApiModel, json: MediaType, form: MediaType): boolean {
  if (jsonText(json.schema) === jsonText(form.schema)) return true;
  const members = namedMembers(model, json.schema);
  const fields = mergeSchema(model, form.schema).properties;
  return (
    members !== undefined &&
    [...members.names].every((name) => {
      const field = fields.get(name);
      return field !== undefined && !isFile(model, field);
    })
  );
}

function hasFiles(model: ApiModel, { kind, schema }: MediaType): boolean {
  return kind === 'multipart' && reachesFile(schema, (reference) => schemaAt(model, reference).schema);
}
