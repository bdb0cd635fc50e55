import type { Finding } from '../../diagnostics/finding.ts';
import type { JsonObject } from '../document.ts';
import type { Places } from '../../diagnostics/place.ts';
import { nodesOf } from '../walk.ts';
import { checkCollidingPaths } from './colliding-paths.ts';
import { checkEqualHeaders } from './equal-headers.ts';
import { checkFormats } from './formats.ts';
import { checkGivenValues } from './given-values.ts';
import { checkHeaderNames } from './header-names.ts';
import { checkIgnoredHeaders } from './ignored-headers.ts';
import { checkImpossible } from './impossible.ts';
import { checkKeys } from './keys.ts';
import { checkLeftOut } from './left-out.ts';
import { checkLinks } from './links.ts';
import { checkMediaTypes } from './media-types.ts';
import { checkParameterForm } from './parameter-form.ts';
import { checkPathParameters } from './path-parameters.ts';
import { checkPatterns } from './patterns.ts';
import type { Checked, Rule } from './rule.ts';
import { checkSecurity } from './security.ts';
import { checkServerVariables } from './server-variables.ts';
import { checkTags } from './tags.ts';

const rules: readonly Rule[] = [
  checkKeys,
  checkPathParameters,
  checkCollidingPaths,
  checkParameterForm,
  checkHeaderNames,
  checkIgnoredHeaders,
  checkEqualHeaders,
  checkMediaTypes,
  checkServerVariables,
  checkSecurity,
  checkTags,
  checkLeftOut,
  checkLinks,
  checkFormats,
  checkPatterns,
  checkGivenValues,
  checkImpossible,
];

/** A document in normal form as rules take it. */
export function checked(root: JsonObject, places: Places): Checked {
  return { root, places, nodes: nodesOf(root) };
}

/**
 * Checks in a document in normal form what the tables of OpenAPI cannot say.
 * @param further rules of plug-ins
 */
export function check(document: Checked, further: readonly Rule[] = []): Finding[] {
  return [...rules, ...further].flatMap((rule) => [...rule(document)]);
}
