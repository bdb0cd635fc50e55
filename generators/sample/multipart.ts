import { encodeForm } from '../../runtime/parameters/encode-pairs.ts';
import { fileFieldsOf } from '../model/file-fields.ts';
import type { ApiModel } from '../model/model.ts';
import { describeForm, partTypes } from '../model/wire.ts';
import type { Json } from '../json/json.ts';
import { isObject } from '../json/member.ts';
import type { BodyValue } from './request.ts';
import { withUnknown } from './wire-part.ts';

/** A body as it is sent. */
export interface EncodedBody {
  readonly contentType: string;
  readonly content: Uint8Array;
}

/**
 * Encodes a form with parts (RFC 7578). The same values give the same bytes. Throws a TypeError for a value that is not
 * a form, and for null, as the generated client does.
 */
export function encodeMultipart(model: ApiModel, { mediaType, value }: BodyValue): EncodedBody {
  if (!isObject(value)) throw new TypeError('A form is an object.');
  const descriptors = withUnknown(describeForm(model, mediaType), value);
  const types = partTypes(model, mediaType);
  const fileFields = new Set(fileFieldsOf(model, mediaType));
  const parts = Object.entries(value).flatMap(([name, member]) => {
    const files = fileFields.has(name) ? fileContents(member) : undefined;
    if (files === undefined) return fieldParts(encodeForm(descriptors, { [name]: member }), types.get(name));
    const own = Array.isArray(member) && !name.endsWith('[]') ? `${name}[]` : name;
    return files.map(
      (file) =>
        `${disposition(own)}; filename="sample"\r\nContent-Type: application/octet-stream\r\n\r\n${file}`,
    );
  });
  let boundary = 'boundary-of-the-form';
  while (parts.some((part) => part.includes(boundary))) boundary += '-';
  const text = `${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('')}--${boundary}--\r\n`;
  return { contentType: `${mediaType.type}; boundary=${boundary}`, content: new TextEncoder().encode(text) };
}

function fieldParts(form: string, type: string | undefined): readonly string[] {
  if (form === '') return [];
  return form.split('&').map((pair) => {
    if (!pair.includes('=')) throw new TypeError('A part of a form cannot be null.');
    const [name = '', value = ''] = pair.split('=', 2).map(decodeURIComponent);
    const head = type === undefined ? '' : `\r\nContent-Type: ${type}`;
    return `${disposition(name)}${head}\r\n\r\n${value}`;
  });
}

/** Quotes and line breaks in names are percent-encoded (HTML Standard, multipart form data). */
function disposition(name: string): string {
  const quoted = name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  return `Content-Disposition: form-data; name="${quoted}"`;
}

/** The contents of one or several files; undefined for values that cannot be files. */
function fileContents(value: Json): readonly string[] | undefined {
  const contents = [value].flat();
  return contents.every((content) => typeof content === 'string') ? contents : undefined;
}
