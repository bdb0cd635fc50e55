import type { Finding } from '../diagnostics/finding.ts';
import type { Emission } from './emitter.ts';
import { outputsOf } from './outputs.ts';
import { packFile, type PackedFile } from './packed-file.ts';
import type { UnitCache } from './unit-cache.ts';

/** The files of an emission as bytes. */
interface PackedEmission {
  readonly files: readonly PackedFile[];
  readonly findings: readonly Finding[];
}

/**
 * Prints an emission: its units in order, then its aggregates.
 * @param cache reuses the units of the previous version
 */
export async function printUnits(
  given: Emission | Promise<Emission>,
  cache?: UnitCache,
): Promise<PackedEmission> {
  const emission = await given;
  const { files: units, aggregates = [] } = emission;
  cache?.retain([...units, ...aggregates]);
  const files: PackedFile[] = [];
  for (const unit of units) {
    const printed = cache?.print(unit) ?? ('print' in unit ? unit.print() : [unit]);
    files.push(...(await printed).map(packFile));
  }
  for (const aggregate of aggregates) {
    const before = [...files];
    const printed =
      cache?.printAggregate(aggregate, before) ?? aggregate.print(outputsOf(before, () => before));
    files.push(...(await printed).map(packFile));
  }
  return { files, findings: emission.findings };
}
