import { mediaTypeKey, type MediaType } from '../contract/media-type.ts';

/** A described content and its key. */
export interface FoundContent<Content> {
  readonly key: string;
  readonly content: Content;
}

/** The entry of a media type: its own, that of `type/*`, or that of everything. */
export function findContent<Content>(
  contents: ReadonlyMap<string, Content>,
  sent: string,
): FoundContent<Content> | undefined {
  const key = mediaTypeKey(contents.keys(), sent);
  const content = key === undefined ? undefined : contents.get(key);
  return key === undefined || content === undefined ? undefined : { key, content };
}

/** Whether text of the media type is in UTF-8, of which ASCII is a part. */
export function isUtf8({ parameters }: MediaType): boolean {
  return /^(?:utf-?8|us-ascii)$/i.test(parameters.get('charset') ?? 'utf-8');
}
