import { said } from '../../vocabulary/vocabulary.ts';
import type { ApiModel, MediaType, RequestBody } from '../../model/model.ts';
import { bodyEnding } from '../../typescript/body-types.ts';
import { reachesFile } from '../../schema/form-schema.ts';
import { schemaAt } from '../../schema/named.ts';

/** Kinds in the order in which a client prefers them. */
const PREFERENCE: readonly MediaType['kind'][] = ['json', 'multipart', 'form', 'text', 'binary'];

/** Media types in which a body has the same type, and the name of that type. */
export interface BodyAlternative {
  readonly typeName: string;
  readonly contents: readonly MediaType[];
}

/** What a client sends: one media type, or one of a kind that its caller chooses. */
export interface ChosenBody {
  /** The one that is sent unless the caller chooses another. */
  readonly mediaType: MediaType;
  /** Where the types differ, one for each; that of `mediaType` is the first, in which it is the first. */
  readonly alternatives: readonly BodyAlternative[];
  readonly required: boolean;
  /** Whether a form without files can be sent as `application/json`. */
  readonly orJson: boolean;
}

/**
 * Chooses where there are several: a form with files if there is one, since nothing else can carry them, otherwise the
 * first of the simplest kind. Others of its kind are left to the caller.
 */
export function chooseBody(
  model: ApiModel,
  body: RequestBody,
  operationType: string,
): ChosenBody | undefined {
  // What services were only seen to take is for servers; a client sends what is documented, where there is such a thing.
  const documented = body.content.filter(({ extensions }) => said(extensions, 'x-observed') === undefined);
  const offered = documented.length === 0 ? body.content : documented;
  const preferred = PREFERENCE.flatMap((kind) => offered.filter((each) => each.kind === kind));
  const mediaType = preferred.find((each) => hasFiles(model, each)) ?? preferred[0];
  if (mediaType === undefined) return undefined;
  const { kind } = mediaType;
  const isOnlyOne = offered.every((each) => each === mediaType || each.kind !== kind);
  return {
    mediaType,
    alternatives: alternativesOf(body, { mediaType, offered, operationType }),
    required: body.required,
    orJson: kind === 'multipart' && isOnlyOne && body.content.some(({ type }) => type === 'application/json'),
  };
}

/** All media types of a choice. */
export function contentsOf({ alternatives }: ChosenBody): readonly MediaType[] {
  return alternatives.flatMap(({ contents }) => contents);
}

/** Each media type under the name of its type, that of the chosen one first. */
function alternativesOf(
  { content }: RequestBody,
  choice: {
    readonly mediaType: MediaType;
    readonly offered: readonly MediaType[];
    readonly operationType: string;
  },
): readonly BodyAlternative[] {
  const { mediaType, offered, operationType } = choice;
  const ofKind = offered.filter(({ kind }) => kind === mediaType.kind);
  const byName = Map.groupBy(
    new Set([mediaType, ...ofKind]),
    ({ type }) => operationType + bodyEnding(content, type),
  );
  return [...byName].map(([typeName, contents]) => ({ typeName, contents }));
}

function hasFiles(model: ApiModel, { kind, schema }: MediaType): boolean {
  return kind === 'multipart' && reachesFile(schema, (reference) => schemaAt(model, reference).schema);
}
