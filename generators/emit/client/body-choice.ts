import { said } from '../../vocabulary/vocabulary.ts';
import type { ApiModel, MediaType, RequestBody } from '../../model/model.ts';
import { bodyEnding } from '../../typescript/body-types.ts';
import { reachesFile } from '../../schema/form-schema.ts';
import { schemaAt } from '../../schema/named.ts';

/** Kinds in the client's order of preference. */
const PREFERENCE: readonly MediaType['kind'][] = ['json', 'multipart', 'form', 'text', 'binary'];

/** Media types with the same type of body, and the suffix of that type after the name of the operation. */
export interface BodyAlternative {
  readonly ending: string;
  readonly contents: readonly MediaType[];
}

/** What a client sends: one media type, or one of a kind that its caller selects. */
export interface ChosenBody {
  /** The default media type. */
  readonly mediaType: MediaType;
  /** One for each different type. The first contains `mediaType` in first place. */
  readonly alternatives: readonly BodyAlternative[];
  readonly required: boolean;
  /** Whether a form without files can be sent as `application/json`. */
  readonly orJson: boolean;
}

/**
 * Chooses one if there are several: a form with files if there is one, since nothing else can carry them, otherwise the
 * first of the simplest kind. The caller can select others of its kind.
 */
export function chooseBody(model: ApiModel, body: RequestBody): ChosenBody | undefined {
  // Types that services were only observed to accept are for servers; a client sends a documented one if there is one.
  const documented = body.content.filter(({ extensions }) => said(extensions, 'x-observed') === undefined);
  const offered = documented.length === 0 ? body.content : documented;
  const preferred = PREFERENCE.flatMap((kind) => offered.filter((each) => each.kind === kind));
  const mediaType = preferred.find((each) => hasFiles(model, each)) ?? preferred[0];
  if (mediaType === undefined) return undefined;
  const { kind } = mediaType;
  const isOnlyOne = offered.every((each) => each === mediaType || each.kind !== kind);
  return {
    mediaType,
    alternatives: alternativesOf(body, mediaType, offered),
    required: body.required,
    orJson: kind === 'multipart' && isOnlyOne && body.content.some(({ type }) => type === 'application/json'),
  };
}

/** All media types of a choice. */
export function contentsOf({ alternatives }: ChosenBody): readonly MediaType[] {
  return alternatives.flatMap(({ contents }) => contents);
}

/** Each media type with the suffix of its type, the chosen one first. */
function alternativesOf(
  { content }: RequestBody,
  mediaType: MediaType,
  offered: readonly MediaType[],
): readonly BodyAlternative[] {
  const ofKind = offered.filter(({ kind }) => kind === mediaType.kind);
  const byEnding = Map.groupBy(new Set([mediaType, ...ofKind]), ({ type }) => bodyEnding(content, type));
  return [...byEnding].map(([ending, contents]) => ({ ending, contents }));
}

function hasFiles(model: ApiModel, { kind, schema }: MediaType): boolean {
  return kind === 'multipart' && reachesFile(schema, (reference) => schemaAt(model, reference).schema);
}
