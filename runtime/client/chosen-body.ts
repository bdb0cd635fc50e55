import { mediaTypeKey } from '../contract/media-type.ts';
import type { Content, Operation, Values, Written } from './operation.ts';

/** Writes a body in the media type of the caller, by default the first. Throws a TypeError for undocumented media types. */
export function writeChosen(values: Values, operation: Operation): Written | undefined {
  const contents = operation.contents as Readonly<Record<string, Content>>;
  const contentType = values.contentType ?? (operation.contentType as string);
  const key = mediaTypeKey(Object.keys(contents), contentType);
  const content = key === undefined ? undefined : contents[key];
  if (content === undefined) throw new TypeError(`The body cannot be sent as ${contentType}.`);
  return content.write(values, { ...operation, ...content, contentType });
}
