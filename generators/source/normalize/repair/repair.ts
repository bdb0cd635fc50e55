import type { Finding } from '../../../diagnostics/finding.ts';
import type { JsonObject } from '../../../json/json.ts';
import type { Places } from '../../../diagnostics/place.ts';
import { removeDuplicateParameters } from './duplicate-parameters.ts';
import { cutInfiniteRecursion } from './infinite-recursion.ts';
import { extendBases } from './extended-bases.ts';
import { repairNames } from './names.ts';
import { separateDuplicateIds } from './operation-ids.ts';
import { declarePathParameters } from './path-parameters.ts';
import { refuseRepeatedChecks } from './repeated-checks.ts';
import { removeMisplacedStyles } from './styles.ts';

/** Reports one kind of flaw of a document and corrects it, in place, so that outputs can be made. */
type Repair = (root: JsonObject, places: Places) => Iterable<Finding>;

/**
 * In this order: paths need their final names before their parameters are examined, and only schemas that end can be
 * counted.
 */
const repairs: readonly Repair[] = [
  repairNames,
  separateDuplicateIds,
  removeDuplicateParameters,
  declarePathParameters,
  removeMisplacedStyles,
  extendBases,
  cutInfiniteRecursion,
  refuseRepeatedChecks,
];

/**
 * Corrects the flaws of a bundled document, in place, that have only one harmless interpretation. Each is a finding
 * that states the assumption.
 */
export function repair(root: JsonObject, places: Places): Finding[] {
  return repairs.flatMap((each) => [...each(root, places)]);
}
