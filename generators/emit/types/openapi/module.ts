import type { JsonObject } from '../../../source/document.ts';
import type { OutputFile } from '../../emitter.ts';
import { printOpenApiTypes } from './adapter.ts';

/** The module `openapi`, with the types that openapi-typescript prints. */
export function openApiModule(document: JsonObject): readonly OutputFile[] {
  return [{ path: 'types/openapi.d.ts', text: printOpenApiTypes(document) }];
}
