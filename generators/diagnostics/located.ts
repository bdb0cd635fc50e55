import type { Place, Position } from './place.ts';
import type { Finding } from './finding.ts';
import { contentOf } from './source-file.ts';

/** A finding with the line and column of its place. */
export interface LocatedFinding {
  readonly finding: Finding;
  readonly position: Position | undefined;
}

/**
 * Line and column to show for a place. A value that begins on a later line than its name (a block in YAML) is shown at
 * its name, because readers look for that line.
 */
export function positionOf(place: Place): Position {
  const { locate } = contentOf(place.file);
  const value = locate(place.pointer);
  const key = locate(place.pointer, { key: true });
  return key.line === value.line ? value : key;
}

/** The findings as `sortFindings` sorts them, without duplicates. */
export function locateFindings(findings: readonly Finding[]): LocatedFinding[] {
  return [...new Map(sortFindings(findings).map((each) => [identityOf(each), each])).values()];
}

/** The findings by file, line, column and code; those without a place come first. */
export function sortFindings(findings: readonly Finding[]): LocatedFinding[] {
  return findings
    .map((finding) => ({
      finding,
      position: finding.at === undefined ? undefined : positionOf(finding.at),
    }))
    .toSorted(compareLocated);
}

function identityOf({ finding, position }: LocatedFinding): string {
  const { code, message, at } = finding;
  return JSON.stringify([code, message, at?.file.path, position]);
}

function compareLocated(a: LocatedFinding, b: LocatedFinding): number {
  return (
    compareText(a.finding.at?.file.path ?? '', b.finding.at?.file.path ?? '') ||
    (a.position?.line ?? 0) - (b.position?.line ?? 0) ||
    (a.position?.column ?? 0) - (b.position?.column ?? 0) ||
    compareText(a.finding.code, b.finding.code) ||
    compareText(a.finding.message, b.finding.message)
  );
}

/** By code unit, so that the order does not depend on the machine's locale. */
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
