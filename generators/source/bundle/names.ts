import { basename, extname } from 'node:path';
import type { Target } from './target.ts';

/** Members that say where in the structure something stands rather than what it is. */
const structural = new Set(
  [
    'components schemas responses parameters examples requestBodies headers securitySchemes links callbacks pathItems',
    'paths content schema requestBody properties $defs definitions allOf anyOf oneOf',
  ].flatMap((line) => line.split(' ')),
);

/**
 * The name that a target would have if it were alone: the last name of its pointer where that stands in a map of
 * named things, all telling names of the pointer where it stands inside of something, the file's name for a whole
 * file. Only characters that OpenAPI allows in names (OpenAPI 3.1.1, section 4.8.7).
 */
export function wantedName({ tokens, file }: Target): string {
  const fileName = basename(file.location, extname(file.location));
  const telling = tokens.filter((token) => !structural.has(token));
  const name = telling.length === 0 ? fileName : telling.join('_');
  return name.replace(/[^A-Za-z0-9._-]+/g, '_').replace(/^_+|_+$/g, '') || 'component';
}

/** The first free name: as wanted, with the file's name before it, then numbered. */
export function freeName(wanted: string, { file }: Target, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  const fileName = basename(file.location, extname(file.location)).replace(/[^A-Za-z0-9._-]+/g, '_');
  const qualified = `${fileName}_${wanted}`;
  if (!taken.has(qualified)) return qualified;
  for (let number = 2; ; number += 1)
    if (!taken.has(`${qualified}_${number}`)) return `${qualified}_${number}`;
}
