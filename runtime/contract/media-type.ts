/** A media type (RFC 9110, section 8.3.1): its essence in lower case, parameters by names in lower case. */
export interface MediaType {
  readonly essence: string;
  readonly parameters: ReadonlyMap<string, string>;
}

const essencePattern = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+/;
const parameterPattern =
  /[ \t]*;[ \t]*(?:([\w!#$%&'*+.^`|~-]+)=(?:([\w!#$%&'*+.^`|~-]+)|"((?:[^"\\]|\\.)*)"))?/y;

/** Reads a `Content-Type`; undefined if it is not exactly one media type. */
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

/**
 * The key that describes a media type (OpenAPI 3.1, Media Type Object): of the keys with its essence, the one that
 * shares most parameters and contradicts none; otherwise its range; otherwise the range of all types. Documents also
 * use ranges by suffix, such as `application/*+json`. If every key has a parameter that the sent type lacks, it is
 * the first of them. Undefined if none matches.
 * @param keys in normal form, as `mediaTypeName` returns it
 */
export function mediaTypeKey(keys: Iterable<string>, sent: string): string | undefined {
  const all = [...keys];
  const mediaType = readMediaType(sent);
  if (mediaType === undefined) return all.includes('*/*') && sent === '' ? '*/*' : undefined;
  const { essence, parameters } = mediaType;
  let best: { readonly key: string; readonly shared: number } | undefined;
  for (const key of all) {
    const described = key === essence || key.startsWith(`${essence};`) ? readMediaType(key) : undefined;
    if (described === undefined) continue;
    const pairs = [...described.parameters];
    if (pairs.some(([name, value]) => (parameters.get(name) ?? value) !== value)) continue;
    const shared = pairs.filter(([name]) => parameters.has(name)).length;
    if (best === undefined || shared > best.shared) best = { key, shared };
  }
  if (best !== undefined) return best.key;
  const type = essence.slice(0, essence.indexOf('/'));
  const suffix = /\+[^+]*$/.exec(essence)?.[0] ?? '';
  return [`${type}/*${suffix}`, `${type}/*`, '*/*'].find((range) => all.includes(range));
}

/**
 * The normal form of a media type (RFC 9110, section 8.3.1): essence and names of parameters in lower case, no
 * spaces, quotes only where a value needs them. Without `charset` and `boundary`, which belong to one message.
 */
export function mediaTypeName(text: string): string {
  const mediaType = readMediaType(text.trim());
  if (mediaType === undefined) return (text.split(';', 1)[0] ?? '').trim().toLowerCase();
  const parameters = [...mediaType.parameters]
    .filter(([name]) => name !== 'charset' && name !== 'boundary')
    .map(
      ([name, value]) => `;${name}=${/^[\w!#$%&'*+.^`|~-]+$/.test(value) ? value : JSON.stringify(value)}`,
    );
  return mediaType.essence + parameters.join('');
}
