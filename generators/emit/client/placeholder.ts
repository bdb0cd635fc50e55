import { code, type Code } from '../../code/code.ts';
import { isBinary } from '../../schema/binary.ts';
import { isFile } from '../../schema/file.ts';
import { mergeSchema } from '../../schema/merge.ts';
import type { ApiModel, MediaType, Schema } from '../../model/model.ts';

const FILE = code`new Blob(['…'])`;
const TEXT = code`'…'`;

/**
 * The placeholder of a sample for bytes, and for texts that are not parsed, such as XML, without an example. Undefined for
 * other bodies.
 */
export function bodyPlaceholder({ kind, opaque, examples }: MediaType): Code | undefined {
  if (kind === 'binary') return FILE;
  const isUnknown = kind === 'text' && opaque && typeof examples[0]?.value !== 'string';
  return isUnknown ? TEXT : undefined;
}

/** The placeholder of a sample for a file of a form, or a list of files; undefined for other members. */
export function filePlaceholder(model: ApiModel, { kind }: MediaType, member: Schema): Code | undefined {
  if (kind !== 'multipart' || !isFile(model, member)) return undefined;
  return isBinary(mergeSchema(model, member).keywords) ? FILE : code`[${FILE}]`;
}
