import { replace } from '../planting/changes.ts';
import { faultsOf, type PlantedFault } from '../planting/fault.ts';

const exhaustive = 'diff/exhaustive.test.ts';

/** Faults of the comparison of documents: its proofs, its search for witnesses, and its verdicts. */
export const comparisonFaults: readonly PlantedFault[] = faultsOf([
  [
    'a change inside of oneOf is judged as if the alternative stood alone',
    'generators/diff/compare/exclusive.ts',
    'branchPosition',
    replace('isOfOneOf(refusing)', 'false'),
    exhaustive,
  ],
  [
    'the last use of a schema decides its verdict',
    'generators/diff/diff.ts',
    'worstOf',
    replace('byWeight.indexOf(verdict.kind) > byWeight.indexOf(worst.kind)', 'true'),
    'diff/alternatives.test.ts',
  ],
  [
    'a witness need not be valid for the side that takes it',
    'generators/diff/witness/search.ts',
    'findThrough',
    replace('taking.check()(value).length > 0', 'false'),
    exhaustive,
  ],
  [
    'a longer text is proven to be short enough',
    'generators/diff/contain/scalar-rules.ts',
    'scalarRules',
    replace(
      "maxLength <= (writtenOf(conjunct, 'maxLength') ?? Infinity)",
      "maxLength >= (writtenOf(conjunct, 'maxLength') ?? 0)",
    ),
    exhaustive,
  ],
]);
