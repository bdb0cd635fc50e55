import type { JsonObject } from '../../../source/document.ts';
import { encodeTexts, PackedFile } from '../../encoded-file.ts';
import type { OutputFile } from '../../emitter.ts';
import { OpenApiTypes } from './openapi-types.ts';

/** The printed types for each session of consecutive documents. */
const bySession = new WeakMap<object, OpenApiTypes>();

/** The module `openapi`, with the types that openapi-typescript prints. */
export function openApiModule(document: JsonObject, session: object): readonly OutputFile[] {
  const types = bySession.get(session) ?? new OpenApiTypes();
  bySession.set(session, types);
  return [new PackedFile({ path: 'types/openapi.d.ts', bytes: encodeTexts(types.print(document)) })];
}
