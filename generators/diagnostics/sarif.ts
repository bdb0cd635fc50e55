import { catalog, type FindingCode } from './catalog.ts';
import type { Finding } from './finding.ts';
import { locateFindings, positionOf } from './located.ts';
import type { Place } from '../source/place.ts';

/**
 * The findings as a SARIF 2.1.0 log (OASIS Standard, 27 March 2020) with one run, for code-scanning services.
 * The rules are the kinds of finding that occur, by code.
 */
export function renderSarif(findings: readonly Finding[]): string {
  const located = locateFindings(findings);
  const codes = [...new Set(located.map(({ finding }) => finding.code))].toSorted();
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'forgespec', rules: codes.map(describeRule) } },
        columnKind: 'utf16CodeUnits',
        results: located.map(({ finding }) => describeResult(finding, codes.indexOf(finding.code))),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function describeRule(code: FindingCode) {
  const { severity, title, cause, fix } = catalog[code];
  return {
    id: code,
    shortDescription: { text: title },
    fullDescription: { text: cause },
    help: { text: fix },
    defaultConfiguration: { level: severity },
  };
}

function describeResult(finding: Finding, ruleIndex: number) {
  const { code, severity, message, at, related = [] } = finding;
  return {
    ruleId: code,
    ruleIndex,
    level: severity,
    message: { text: message },
    ...(at === undefined ? {} : { locations: [describeLocation(at)] }),
    ...(related.length === 0
      ? {}
      : {
          relatedLocations: related.map((other, id) => ({
            id,
            message: { text: other.message },
            ...describeLocation(other.at),
          })),
        }),
  };
}

function describeLocation(place: Place) {
  const { line, column } = positionOf(place);
  return {
    physicalLocation: {
      artifactLocation: { uri: place.file.path.split('/').map(encodeURIComponent).join('/') },
      region: { startLine: line, startColumn: column },
    },
    logicalLocations: [{ fullyQualifiedName: place.pointer, kind: 'member' }],
  };
}
