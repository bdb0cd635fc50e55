import type { Finding } from '../../diagnostics/finding.ts';
import type { JsonObject } from '../document.ts';
import type { Places } from '../../diagnostics/place.ts';
import type { Node } from '../walk.ts';
import { removeDuplicateParameters } from './duplicate-parameters.ts';
import { cutEndlessSchemas } from './endless-schemas.ts';
import { repairNames } from './names.ts';
import { removeDuplicateIds } from './operation-ids.ts';
import { declarePathParameters } from './path-parameters.ts';
import { removeMisplacedStyles } from './styles.ts';

/** Reports one kind of flaw of a document and takes it away, in place, so that outputs can be made. */
type Repair = (root: JsonObject, places: Places) => Iterable<Finding>;

/** In this order: paths have their names before their parameters are looked for. */
const repairs: readonly Repair[] = [
  repairNames,
  removeDuplicateIds,
  removeDuplicateParameters,
  declarePathParameters,
  removeMisplacedStyles,
  cutEndlessSchemas,
];

/** Whether an object of a document, or one in it, has a flaw that shows without looking at the rest of the document. */
export function hasFlaw({ value, shape }: Node, places: Places): boolean {
  return [repairNames, removeMisplacedStyles].some((each) => [...each(value, places, shape)].length > 0);
}

/**
 * Takes away, in place, what a bundled document says wrongly and can be read in one way only that does no harm. Each
 * such flaw is a finding that says what is assumed.
 */
export function repair(root: JsonObject, places: Places): Finding[] {
  return repairs.flatMap((each) => [...each(root, places)]);
}
