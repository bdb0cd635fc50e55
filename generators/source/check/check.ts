import type { Finding } from '../../diagnostics/finding.ts';
import type { JsonObject } from '../document.ts';
import type { Places } from '../place.ts';
import { walk } from '../structure.ts';
import { checkCollidingPaths } from './colliding-paths.ts';
import { checkDefaults } from './defaults.ts';
import { checkEndlessSchemas } from './endless-schemas.ts';
import { checkFormats } from './formats.ts';
import { checkKeys } from './keys.ts';
import { checkLeftOut } from './left-out.ts';
import { checkOperationIds } from './operation-ids.ts';
import { checkParameterForm } from './parameter-form.ts';
import { checkParameters } from './parameters.ts';
import { checkPathParameters } from './path-parameters.ts';
import { checkPatterns } from './patterns.ts';
import type { Rule } from './rule.ts';
import { checkSecurity } from './security.ts';
import { checkTags } from './tags.ts';

const rules: readonly Rule[] = [
  checkKeys,
  checkOperationIds,
  checkPathParameters,
  checkCollidingPaths,
  checkParameters,
  checkParameterForm,
  checkSecurity,
  checkTags,
  checkLeftOut,
  checkFormats,
  checkPatterns,
  checkDefaults,
  checkEndlessSchemas,
];

/** Checks in a document in normal form what the tables of OpenAPI cannot say. */
export function check(root: JsonObject, places: Places): Finding[] {
  const document = { root, places, nodes: [...walk(root)] };
  return rules.flatMap((rule) => [...rule(document)]);
}
