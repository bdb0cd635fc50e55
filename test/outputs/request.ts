import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path';
import type { EmitterName } from '../../generators/emit/emitter-names.ts';
import type { Layout } from '../../generators/model/layout.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { contentsHash } from './contents.ts';
import { toolkitHash } from './toolkit.ts';

/** What is to be made of a document. */
export interface OutputRequest {
  /** The path of the document, or the document itself. */
  readonly document: string | JsonObject;
  /** Without those that others of them need, so that equal outputs have equal requests. */
  readonly emitters: readonly EmitterName[];
  readonly layout?: Layout | undefined;
}

/** A name for what is made: of the texts of the document and of the toolkit, and of the options. */
export function outputName({ document, emitters, layout }: OutputRequest): string {
  const all = [toolkitHash(), documentText(document), emitters.toSorted(), layout ?? 'operation'];
  return createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 32);
}

/** All that a document may consist of: it cannot refer to files out of its folder. */
function documentText(document: string | JsonObject): unknown {
  if (typeof document !== 'string') return document;
  return [basename(document), contentsHash(dirname(document), ['.'])];
}
