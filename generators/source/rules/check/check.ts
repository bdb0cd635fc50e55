import type { Finding } from '../../../diagnostics/finding.ts';
import type { JsonObject } from '../../../json/json.ts';
import type { Places } from '../../../diagnostics/place.ts';
import { referencesIn } from '../../references/references.ts';
import { finalPaths } from '../../document/operations.ts';
import { dataOf } from '../../../incremental/versions.ts';
import { nodeGroups, type Node } from '../../document/walk.ts';
import { checkCollidingPaths } from './colliding-paths.ts';
import { checkFormats } from './formats.ts';
import { checkGivenValues } from './given-values.ts';
import { checkEqualHeaders, checkHeaderNames, checkIgnoredHeaders } from './headers.ts';
import { checkUnsatisfiable } from './unsatisfiable.ts';
import { checkKeys } from './keys.ts';
import { checkLeftOut } from './left-out.ts';
import { checkLinks } from './links.ts';
import { checkLongTexts } from './long-texts.ts';
import { checkMediaTypes } from './media-types.ts';
import { checkParameterForm } from './parameter-form.ts';
import { checkPathParameters } from './path-parameters.ts';
import { checkPatterns } from './patterns.ts';
import { findingsOfParts } from './parts.ts';
import type { Examined, PartRule, Rule, WholeRule } from '../rule.ts';
import { checkSecurity } from './security.ts';
import { checkServerVariables } from './server-variables.ts';
import { checkTags } from './tags.ts';
import { componentSchemas, type CompileChecks } from '../value-checks.ts';

/** Rules about single objects, and rules about the whole document; their findings are reported in this order. */
const rules: readonly ({ readonly part: PartRule } | { readonly whole: WholeRule })[] = [
  { whole: checkKeys },
  { whole: checkPathParameters },
  { whole: checkCollidingPaths },
  { part: checkParameterForm },
  { part: checkHeaderNames },
  { part: checkIgnoredHeaders },
  { part: checkEqualHeaders },
  { part: checkMediaTypes },
  { part: checkServerVariables },
  { whole: checkSecurity },
  { whole: checkTags },
  { whole: checkLeftOut },
  { whole: checkLinks },
  { part: checkFormats },
  { part: checkPatterns },
  { part: checkGivenValues },
  { part: checkUnsatisfiable },
  { part: checkLongTexts },
];

const partRules = rules.flatMap((each) => ('part' in each ? [each.part] : []));

/**
 * A document in normal form, which no longer changes, as the input of rules.
 * @param tracked the document, or a view of it whose reads are tracked
 */
export function checked(tracked: JsonObject, places: Places, compile: CompileChecks): Examined {
  const root = dataOf(tracked);
  const references = referencesIn(tracked);
  const groups = nodeGroups(root);
  let all: readonly Node[] | undefined;
  return {
    root,
    tracked,
    places,
    references,
    values: compile(componentSchemas(root), references),
    groups,
    paths: finalPaths(tracked),
    // Rules of plug-ins and those for authors use them.
    get nodes() {
      all ??= groups.flat();
      return all;
    },
  };
}

/**
 * Checks in a document in normal form what the tables of OpenAPI cannot express.
 * @param further rules of plug-ins
 */
export function check(document: Examined, further: readonly Rule[] = []): Finding[] {
  const found = findingsOfParts(partRules, document);
  return [
    ...rules.flatMap((each) => ('part' in each ? (found.get(each.part) ?? []) : [...each.whole(document)])),
    ...further.flatMap((rule) => [...rule(document)]),
  ];
}
