import type { Finding } from '../../../diagnostics/finding.ts';
import type { Examined, WholeRule } from '../rule.ts';
import { lintAmbiguousPaths } from './ambiguous-paths.ts';
import { lintDependentFields } from './dependent-fields.ts';
import { lintDescribedValues } from './described-values.ts';
import { lintInfiniteValues } from './infinite-values.ts';
import { lintHouseStyle } from './house-style.ts';
import { lintBodiless, lintOperationIds, lintResponses } from './operations.ts';
import { lintParameterClashes } from './parameter-clashes.ts';
import { lintParameters } from './parameters.ts';
import { lintPaths } from './paths.ts';
import { lintPatterns } from './patterns.ts';
import { lintRequiredNames } from './required-names.ts';
import { lintRuntimeExpressions } from './runtime-expressions.ts';
import { lintSchemas } from './schemas.ts';
import { lintSecurity } from './security.ts';
import { lintServers } from './servers.ts';
import { lintTags } from './tags.ts';
import { lintUnusedComponents } from './unused-components.ts';

const rules: readonly WholeRule[] = [
  lintServers,
  lintTags,
  lintPaths,
  lintAmbiguousPaths,
  lintOperationIds,
  lintResponses,
  lintBodiless,
  lintSecurity,
  lintDependentFields,
  lintParameters,
  lintParameterClashes,
  lintDescribedValues,
  lintRuntimeExpressions,
  lintSchemas,
  lintRequiredNames,
  lintInfiniteValues,
  lintPatterns,
  lintUnusedComponents,
  lintHouseStyle,
];

/** Parts of a checked document that outputs can handle but authors seldom intend. */
export function lint(document: Examined): Finding[] {
  return rules.flatMap((rule) => [...rule(document)]);
}
