import type { Json, JsonObject } from '../../../generators/json/json.ts';
import { jsonContent } from '../../types/model-of.ts';
import { type Parts } from '../documents.ts';

/** A code of changes: a document before and after, the verdict and the sentence. */
export type Row = readonly [code: string, before: Parts, after: Parts, verdict: string, sentence: string];

export const content = { content: jsonContent({ type: 'object' }) };
export const object = (properties: JsonObject, required: string[] = []): Json => ({
  type: 'object',
  properties,
  required,
});
export const text = { type: 'string' };
