import { encodeForm } from '../parameters/encode-pairs.ts';
import type { Operation, ParameterMap, Values, WrittenBody } from './operation.ts';

/** Writes a body of `application/x-www-form-urlencoded` with the codec. */
export function writeForm({ body }: Values, { contentType = '', fields = [] }: Operation): WrittenBody {
  return { headers: { 'content-type': contentType }, body: encodeForm(fields, body as ParameterMap) };
}
