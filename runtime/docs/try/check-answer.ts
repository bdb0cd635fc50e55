import { ownKey, ownValue, statusKeys } from '../../contract/keys.ts';
import { mediaTypeKey } from '../../contract/media-type.ts';
import type { TriedOperation, TriedValidators } from './operation.ts';

/** A response that a page has received. */
export interface TriedAnswer {
  readonly status: number;
  /** The header `Content-Type`; undefined if there is none. */
  readonly contentType: string | undefined;
  readonly text: string;
  /** Whether `text` is only the beginning of the body. */
  readonly isCut: boolean;
}

/** The differences between a response and the documentation. */
export function checkAnswer(
  answer: TriedAnswer,
  documented: TriedOperation['responses'],
  { responses }: TriedValidators,
): readonly string[] {
  const status = ownKey(documented, statusKeys(answer.status));
  if (status === undefined) {
    return [`Status ${answer.status} is not documented; expected ${Object.keys(documented).join(', ')}.`];
  }
  const types = documented[status] ?? [];
  if (types.length === 0 || answer.text === '') return [];
  const essence = (answer.contentType?.split(';')[0] ?? '').trim().toLowerCase();
  const type = mediaTypeKey(types, answer.contentType ?? '');
  if (type === undefined) {
    const named = essence === '' ? 'The media type is missing' : `${essence} is not documented`;
    return [`${named}; documented for ${status} are ${types.join(', ')}.`];
  }
  if (!/[/+]json$/.test(essence)) return [];
  if (answer.isCut) return ['The body is too long to be checked.'];
  let value: unknown;
  try {
    value = JSON.parse(answer.text);
  } catch {
    return ['The body is not JSON.'];
  }
  const result = ownValue(ownValue(responses, [status])?.content ?? {}, [type])?.validate(value);
  return result === undefined || result.valid ? [] : result.errors.map(faultText);
}

/** The errors of a request body, according to the document. */
export function checkBody(value: unknown, type: string, { body }: TriedValidators): readonly string[] {
  const result = ownValue(body, [type])?.validate(value);
  return result === undefined || result.valid ? [] : result.errors.map(faultText);
}

function faultText({ pointer, message }: { readonly pointer: string; readonly message: string }): string {
  return `${pointer === '' ? 'The body' : pointer} ${message}`;
}
