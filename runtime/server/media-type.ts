import { mediaTypeKeys } from '../contract/keys.ts';

/** A media type (RFC 9110, section 8.3.1): its essence in lower case, parameters by names in lower case. */
export interface MediaType {
  readonly essence: string;
  readonly parameters: ReadonlyMap<string, string>;
}

const essencePattern = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+/;
const parameterPattern =
  /[ \t]*;[ \t]*(?:([\w!#$%&'*+.^`|~-]+)=(?:([\w!#$%&'*+.^`|~-]+)|"((?:[^"\\]|\\.)*)"))?/y;

/** Reads a `Content-Type`; undefined for what is none, or more than one. */
export function readMediaType(text: string): MediaType | undefined {
  const essence = essencePattern.exec(text)?.[0];
  if (essence === undefined) return undefined;
  const parameters = new Map<string, string>();
  let at = essence.length;
  while (at < text.length) {
    parameterPattern.lastIndex = at;
    const match = parameterPattern.exec(text);
    if (match === null)
      return /^[ \t]*$/.test(text.slice(at)) ? { essence: essence.toLowerCase(), parameters } : undefined;
    const [whole, name, token, quoted] = match;
    const value = token ?? quoted?.replaceAll(/\\(.)/g, '$1');
    if (name !== undefined && value !== undefined && !parameters.has(name.toLowerCase()))
      parameters.set(name.toLowerCase(), value);
    at += whole.length;
  }
  return { essence: essence.toLowerCase(), parameters };
}

/** The entry of a media type: its own, that of `type/*`, or that of everything. */
export function findContent<Content>(
  contents: ReadonlyMap<string, Content>,
  essence: string,
): Content | undefined {
  const key = mediaTypeKeys(essence).find((each) => contents.has(each));
  return key === undefined ? undefined : contents.get(key);
}

/** Whether text of the media type is in UTF-8, of which ASCII is a part. */
export function isUtf8({ parameters }: MediaType): boolean {
  return /^(?:utf-?8|us-ascii)$/i.test(parameters.get('charset') ?? 'utf-8');
}
