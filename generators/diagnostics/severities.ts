import type { Finding } from './finding.ts';
import type { Severity } from './definition.ts';

/** What a user can ask of the findings of one code; `off` leaves them out. */
export const LEVELS = ['off', 'note', 'warning', 'error'] as const;
/** A severity, or none at all. */
export type Level = (typeof LEVELS)[number];

/** Levels by code. */
export type Levels = Readonly<Record<string, Level>>;

/**
 * The findings as authors see them who asked for strictness: flaws of the document are errors, but for those that have a
 * level of their own.
 */
export function refuseFlaws(findings: readonly Finding[], levels: Levels = {}): readonly Finding[] {
  return findings.map((each) =>
    each.definition.flaw === true && !Object.hasOwn(levels, each.code) ? withSeverity(each, 'error') : each,
  );
}

/**
 * The findings with the severities that a user asked for. A finding that is an error by its definition stays one: output
 * would be wrong or unsafe. One that is reported on request only needs a severity.
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
