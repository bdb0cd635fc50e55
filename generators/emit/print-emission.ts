import type { Finding } from '../diagnostics/finding.ts';
import type { Emission, OutputFile } from './emitter.ts';
import { printUnits } from './print-units.ts';

/** An emission whose files are all printed. */
export interface PrintedEmission {
  readonly files: readonly OutputFile[];
  readonly findings: readonly Finding[];
}

/** Prints an emission: its units in order, then its aggregates. */
export function printEmission(given: Emission | Promise<Emission>): Promise<PrintedEmission> {
  return printUnits(given);
}
