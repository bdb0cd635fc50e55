import type { Finding } from '../../diagnostics/finding.ts';
import type { Checked, Rule } from '../check/rule.ts';
import { lintAmbiguousPaths } from './ambiguous-paths.ts';
import { lintDescribedValues } from './described-values.ts';
import { lintHouseStyle } from './house-style.ts';
import { lintOperationIds, lintResponses } from './operations.ts';
import { lintPaths } from './paths.ts';
import { lintPatterns } from './patterns.ts';
import { lintRequiredNames } from './required-names.ts';
import { lintSchemas } from './schemas.ts';
import { lintSecurity } from './security.ts';
import { lintServers } from './servers.ts';
import { lintTags } from './tags.ts';
import { lintUnusedComponents } from './unused-components.ts';

const rules: readonly Rule[] = [
  lintServers,
  lintTags,
  lintPaths,
  lintAmbiguousPaths,
  lintOperationIds,
  lintResponses,
  lintSecurity,
  lintDescribedValues,
  lintSchemas,
  lintRequiredNames,
  lintPatterns,
  lintUnusedComponents,
  lintHouseStyle,
];

/** Parts of a checked document that outputs can handle but authors seldom intend. */
export function lint(document: Checked): Finding[] {
  return rules.flatMap((rule) => [...rule(document)]);
}
