import { parseDocument } from 'yaml';
import type { Seed } from '../../generated/control/types/index.js';
import { validateSeed } from '../../generated/control/validators/index.js';
import { SeedRefusal } from './seed-refusal.ts';

/** Maximum factor by which aliases may enlarge a text. */
const maxAliasCount = 100;

/** Reads a seed from YAML 1.2, which includes JSON. Throws `SeedRefusal` with the position of the error in the text. */
export function readSeed(text: string): Seed {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error !== undefined) throw new SeedRefusal(`The seed is not YAML: ${error.message}`);
  const result = validateSeed(valueOf(document));
  if (result.valid) return result.value;
  const faults = result.errors.slice(0, 10).map(({ pointer, message }) => `${pointer || 'It'} ${message}`);
  throw new SeedRefusal(`The seed is not valid: ${faults.join('; ')}`);
}

function valueOf(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS({ maxAliasCount }) as unknown;
  } catch (error) {
    // Aliases without an anchor, and aliases that enlarge the text too much.
    throw new SeedRefusal(`The seed is not YAML: ${error instanceof Error ? error.message : 'unknown'}`);
  }
}
