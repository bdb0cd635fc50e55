import { jsonText } from '../../runtime/contract/json-text.ts';
import type { MediaType } from '../model/model.ts';
import { wholeEndings } from './endings.ts';
import { typeNameOf } from './words.ts';

const kindNames: Readonly<Record<MediaType['kind'], string>> = {
  json: 'Json',
  form: 'Form',
  multipart: 'Multipart',
  text: 'Text',
  binary: 'Binary',
};

/** The media types of one kind. */
export interface BodyKind {
  /** Ending of the type of the whole kind: `Body`, or `JsonBody` if there are several kinds. */
  readonly ending: string;
  readonly content: readonly MediaType[];
  /** The media types with the same schema, by the ending of their type. */
  readonly types: ReadonlyMap<string, readonly MediaType[]>;
}

/**
 * The types of a body. Each kind has a type. Within a kind, media types with different schemas have their own types too,
 * which are named by the differences of the media types: `application/json;version=2` is `JsonVersion2Body`.
 */
export function bodyKinds(content: readonly MediaType[]): readonly BodyKind[] {
  const byKind = [...Map.groupBy(content, ({ kind }) => kind)];
  const endings = byKind.map(([kind]) => (byKind.length === 1 ? 'Body' : `${kindNames[kind]}Body`));
  const taken = new Set(['Body', ...endings]);
  return byKind.map(([kind, members], index): BodyKind => {
    const ending = endings[index] ?? 'Body';
    const bySchema = [...Map.groupBy(members, ({ schema }) => jsonText(schema)).values()];
    const isSplit = bySchema.length > 1 && kind !== 'binary' && members.every(({ opaque }) => !opaque);
    const types = isSplit
      ? bySchema.map((each) => [unusedEnding(each[0], { members, taken }), each] as const)
      : [[ending, members] as const];
    return { ending, content: members, types: new Map(types) };
  });
}

/** The endings of all types that an operation has for its body. */
export function bodyEndings(content: readonly MediaType[]): readonly string[] {
  if (content.length < 2) return content.map(() => wholeEndings.body);
  const own = bodyKinds(content).flatMap(({ ending, types }) => [ending, ...types.keys()]);
  return [...new Set([wholeEndings.body, ...own])];
}

/** The ending of the type of a body in one media type. */
export function bodyEnding(content: readonly MediaType[], mediaType: string): string {
  const types = bodyKinds(content).flatMap((kind) => [...kind.types]);
  return types.find(([, members]) => members.some(({ type }) => type === mediaType))?.[0] ?? 'Body';
}

function unusedEnding(
  mediaType: MediaType | undefined,
  { members, taken }: { readonly members: readonly MediaType[]; readonly taken: Set<string> },
): string {
  const { type = '', kind = 'json' } = mediaType ?? {};
  const [essence = '', ...parameters] = type.split(';');
  const isOneEssence = members.every((each) => each.type.split(';')[0] === essence);
  const distinguishing = isOneEssence ? parameters : [essence.slice(essence.indexOf('/') + 1), ...parameters];
  const words =
    distinguishing.length === 0 ? '' : typeNameOf(distinguishing.join(' ')).replaceAll(/[^A-Za-z0-9]/g, '');
  const name = words.toLowerCase().startsWith(kindNames[kind].toLowerCase())
    ? words
    : kindNames[kind] + words;
  let ending = `${name}Body`;
  for (let count = 2; taken.has(ending); count += 1) ending = `${name}${count}Body`;
  taken.add(ending);
  return ending;
}
