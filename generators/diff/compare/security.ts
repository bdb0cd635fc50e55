import { accessWords } from '../../vocabulary/vocabulary.ts';
import type { JsonObject } from '../../json/json.ts';
import { canonicalText } from '../contain/canonical-text.ts';
import { shownValue } from './shown.ts';
import type { ApiModel, SecurityRequirement, SecurityScheme } from '../../model/model.ts';
import { documentGroup } from './draft.ts';
import type { Comparison } from './comparison.ts';
import { addIfChanged, type AddChange, type OperationPair } from './pairs.ts';
import { requestLine } from '../witness/request-line.ts';
import { breaksName, breaksRequest, safe, unknown } from './verdicts.ts';

/** Compares who may call an operation: the security requirements, regardless of their order, and the scopes of each. */
export function compareSecurity({ before, after, label }: OperationPair, add: AddChange): void {
  const [old, young] = [before.security, after.security];
  const line = requestLine(before);
  const words = { before: textOf(old), after: textOf(young) };
  const [wasOpen, isOpen] = [isPublic(old), isPublic(young)];
  if (wasOpen && !isOpen)
    add({ code: 'diff/security-added', words, verdict: breaksRequest(`${line} (without credentials)`) });
  if (!wasOpen && isOpen)
    add({ code: 'diff/security-removed', words, verdict: safe('requests need no credentials any more') });
  const [earlier, later] = [bySchemes(old), bySchemes(young)];
  for (const [schemes, requirements] of earlier) {
    const others = later.get(schemes) ?? [];
    for (const requirement of requirements) {
      const enough = young.find((each) => needsNoMore(each, requirement));
      const other = others.find((each) => needsNoMore(each, requirement)) ?? others[0];
      if (other !== undefined && (enough === undefined || enough === other))
        compareScopes({ label, line }, [requirement, other], add);
      else if (other === undefined && !isOpen)
        add({
          code: 'diff/security-alternative-removed',
          words: { before: schemes },
          verdict:
            enough === undefined
              ? breaksRequest(`${line} (signed in by ${schemes})`)
              : safe('another alternative needs only a part of it'),
        });
    }
  }
  for (const [schemes, requirements] of later)
    if (requirements.length > (earlier.get(schemes)?.length ?? 0) && !(wasOpen && !isOpen))
      add({
        code: 'diff/security-alternative-added',
        words: { after: schemes },
        verdict: safe('the other ways to sign in are as before'),
      });
}

/** Whether callers who satisfy a requirement also satisfy another one. */
function needsNoMore(other: SecurityRequirement, requirement: SecurityRequirement): boolean {
  return other.every(({ scheme, scopes }) => {
    const same = requirement.find((each) => each.scheme === scheme);
    return same !== undefined && scopes.every((scope) => same.scopes.includes(scope));
  });
}

/** Compares the extensions that state who may call an operation, such as `x-role`. No check knows what they mean. */
export function compareAccess({ before, after, label }: OperationPair, add: AddChange): void {
  for (const name of accessWords) {
    const [old, young] = [before, after].map(({ extensions }) => {
      const value = extensions[name];
      return value === undefined ? undefined : shownValue(value);
    });
    addIfChanged(add, [old, young], {
      code: 'diff/access-changed',
      where: `${name} of ${label}`,
      verdict: young === undefined ? safe('no permission is needed any more') : unknown(name),
    });
  }
}

function compareScopes(
  { label, line }: { readonly label: string; readonly line: string },
  [before, after]: readonly [SecurityRequirement, SecurityRequirement],
  add: AddChange,
): void {
  for (const { scheme, scopes } of before) {
    const later = after.find((each) => each.scheme === scheme)?.scopes ?? [];
    const words = { before: scopes.join(' ') || 'no scope', after: later.join(' ') || 'no scope' };
    const where = `${scheme} of ${label}`;
    if (later.some((scope) => !scopes.includes(scope)))
      add({
        code: 'diff/security-scope-added',
        where,
        words,
        verdict: breaksRequest(`${line} (scopes: ${words.before})`),
      });
    else if (scopes.some((scope) => !later.includes(scope)))
      add({
        code: 'diff/security-scope-removed',
        where,
        words,
        verdict: safe('the remaining scopes were needed before'),
      });
  }
}

/** Requirements by their schemes, without the empty one. Those with the same schemes differ only in scopes. */
function bySchemes(
  security: readonly SecurityRequirement[],
): ReadonlyMap<string, readonly SecurityRequirement[]> {
  const unique = new Map(security.map((each) => [canonicalText(scopesOf(each)), each]));
  return Map.groupBy(
    [...unique.values()].filter((each) => each.length > 0),
    schemesOf,
  );
}

function scopesOf(requirement: SecurityRequirement): JsonObject {
  return Object.fromEntries(requirement.map(({ scheme, scopes }) => [scheme, scopes.toSorted()]));
}

function isPublic(security: readonly SecurityRequirement[]): boolean {
  return security.length === 0 || security.some((alternative) => alternative.length === 0);
}

function schemesOf(requirement: SecurityRequirement): string {
  return requirement
    .map(({ scheme }) => scheme)
    .toSorted()
    .join(' and ');
}

function textOf(security: readonly SecurityRequirement[]): string {
  return security.map((each) => schemesOf(each) || 'nothing').join(' or ') || 'nothing';
}

/** Compares the security schemes of the documents by name. */
export function compareSchemes(comparison: Comparison): void {
  const later = byName(comparison.after);
  const earlier = byName(comparison.before);
  for (const name of new Set([...earlier.keys(), ...later.keys()])) {
    const [old, young] = [earlier.get(name), later.get(name)];
    const texts = [old, young].map((scheme) => (scheme === undefined ? undefined : schemeText(scheme)));
    if (texts[0] === texts[1]) continue;
    comparison.add({
      code:
        old === undefined
          ? 'diff/security-scheme-added'
          : young === undefined
            ? 'diff/security-scheme-removed'
            : 'diff/security-scheme-changed',
      words: { where: `security scheme ${name}`, before: texts[0], after: texts[1] },
      before: old?.at,
      after: young?.at,
      group: documentGroup('security', name),
      judgement: old === undefined ? safe('only operations that list the scheme use it') : breaksName(name),
    });
  }
}

function byName({ securitySchemes }: ApiModel): ReadonlyMap<string, SecurityScheme> {
  return new Map(securitySchemes.map((scheme) => [scheme.name, scheme]));
}

/** `http bearer`, `apiKey in header X-Key`. */
function schemeText({ type, in: location, parameter, scheme }: SecurityScheme): string {
  return [type, scheme, location === undefined ? undefined : `in ${location}`, parameter]
    .filter((word) => word !== undefined)
    .join(' ');
}
