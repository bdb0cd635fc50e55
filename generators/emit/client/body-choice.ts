import type { ApiModel, MediaType, RequestBody } from '../../model/model.ts';
import { reachesFile } from '../../schema/form-schema.ts';

/** Kinds in the order in which a client prefers them. */
const PREFERENCE: readonly MediaType['kind'][] = ['json', 'multipart', 'form', 'text', 'binary'];

/** The media type that a client sends, and the name of the type that the body has in it. */
export interface ChosenBody {
  readonly mediaType: MediaType;
  readonly typeName: string;
  readonly required: boolean;
  /** Whether a form without files can be sent as `application/json`. */
  readonly orJson: boolean;
}

/**
 * Chooses where there are several: a form with files if there is one, since nothing else can carry them, otherwise the
 * first of the simplest kind.
 */
export function chooseBody(
  model: ApiModel,
  body: RequestBody,
  operationType: string,
): ChosenBody | undefined {
  // What services were only seen to take is for servers; a client sends what is documented, where there is such a thing.
  const documented = body.content.filter(({ extensions }) => extensions['x-observed'] !== true);
  const offered = documented.length === 0 ? body.content : documented;
  const preferred = PREFERENCE.flatMap((kind) => offered.filter((each) => each.kind === kind));
  const mediaType = preferred.find((each) => hasFiles(model, each)) ?? preferred[0];
  if (mediaType === undefined) return undefined;
  const { kind } = mediaType;
  const isOnlyKind = body.content.every((each) => each.kind === kind);
  const ending = isOnlyKind ? '' : kind.charAt(0).toUpperCase() + kind.slice(1);
  const orJson = kind === 'multipart' && body.content.some(({ type }) => type === 'application/json');
  return { mediaType, typeName: `${operationType}${ending}Body`, required: body.required, orJson };
}

function hasFiles(model: ApiModel, { kind, schema }: MediaType): boolean {
  return kind === 'multipart' && reachesFile(schema, (reference) => model.schema(reference).schema);
}
