import type { Finding } from '../diagnostics/finding.ts';
import type { Emission, OutputFile, Unit } from './emitter.ts';

/** An emission all of whose files are there. */
export interface PrintedEmission extends Emission {
  readonly files: readonly OutputFile[];
  readonly findings: readonly Finding[];
}

/** Prints all units of an emission, here and in order. */
export async function printEmission(emission: Emission | Promise<Emission>): Promise<PrintedEmission> {
  const { files, findings } = await emission;
  return { files: (await printUnits(files)).flat(), findings };
}

/** The files of each of the units, in their order. What is a file already stays. */
export async function printUnits(
  units: readonly (OutputFile | Unit)[],
): Promise<readonly (readonly OutputFile[])[]> {
  const earlier: OutputFile[] = [];
  const printed: (readonly OutputFile[])[] = [];
  for (const unit of units) {
    const files = 'print' in unit ? await unit.print(earlier) : [unit];
    printed.push(files);
    if (!('apart' in unit)) earlier.push(...files);
  }
  return printed;
}
