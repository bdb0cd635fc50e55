import type { Finding } from './finding.ts';
import type { Severity } from './definition.ts';

/** The levels that a user can set for the findings of one code; `off` leaves them out. */
export const LEVELS = ['off', 'note', 'warning', 'error'] as const;
/** A severity, or none at all. */
export type Level = (typeof LEVELS)[number];

/** Levels by code. */
export type Levels = Readonly<Record<string, Level>>;

/** The findings in strict mode: flaws of the document are errors, except those whose code has a level set. */
export function refuseFlaws(findings: readonly Finding[], levels: Levels = {}): readonly Finding[] {
  return findings.map((each) =>
    each.definition.flaw === true && !Object.hasOwn(levels, each.code) ? withSeverity(each, 'error') : each,
  );
}

/**
 * The findings with the severities that a user has set. A finding that is an error by definition stays one: output
 * would be wrong or unsafe. A finding that is only reported on request needs a severity.
 */
export function withLevels(findings: readonly Finding[], levels: Levels): readonly Finding[] {
  return findings.flatMap((each) => {
    const level = Object.hasOwn(levels, each.code) ? levels[each.code] : undefined;
    if (level === undefined) return each.definition.onRequest === true ? [] : [each];
    if (each.definition.severity === 'error') return [each];
    return level === 'off' ? [] : [withSeverity(each, level)];
  });
}

function withSeverity(finding: Finding, severity: Severity): Finding {
  return finding.severity === severity ? finding : { ...finding, severity };
}
