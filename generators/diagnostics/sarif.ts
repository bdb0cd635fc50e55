import { spanOf, type Edit } from './edit.ts';
import type { Finding } from './finding.ts';
import { groupFindings, type FindingGroup } from './grouped.ts';
import { positionOf } from './located.ts';
import type { Place } from './place.ts';
import { visibleJson } from './visible.ts';

/**
 * The findings as a SARIF 2.1.0 log (OASIS Standard, 27 March 2020) with one run, for code-scanning services. The rules
 * are the kinds of finding that occur, by code. Findings with one cause are one result, with their number as
 * `occurrenceCount` (SARIF 2.1.0, section 3.27.6) and the next of them as related locations.
 */
export function renderSarif(findings: readonly Finding[]): string {
  const groups = groupFindings(findings);
  const rules = [...new Map(groups.map(({ finding }) => [finding.code, finding])).values()].toSorted(byCode);
  const indexes = new Map(rules.map(({ code }, index) => [code, index]));
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'forgespec', rules: rules.map(describeRule) } },
        columnKind: 'utf16CodeUnits',
        results: groups.map((group) => describeResult(group, indexes.get(group.finding.code) ?? 0)),
      },
    ],
  };
  return `${visibleJson(log, 2)}\n`;
}

/** By code unit, so that the order does not depend on the machine's locale. */
function byCode(left: Finding, right: Finding): number {
  return left.code < right.code ? -1 : 1;
}

function describeRule({ code, definition }: Finding) {
  const { severity, title, cause, fix } = definition;
  return {
    id: code,
    shortDescription: { text: title },
    fullDescription: { text: cause },
    help: { text: fix },
    defaultConfiguration: { level: severity },
  };
}

function describeResult({ finding, count, others, edits }: FindingGroup, ruleIndex: number) {
  const changes = edits.flatMap(describeEdit);
  const { code, severity, message, at, related: listed = [] } = finding;
  const related = [...listed, ...others.map((other) => ({ message: 'also here', at: other }))];
  return {
    ruleId: code,
    ruleIndex,
    level: severity,
    message: { text: message },
    ...(count === 1 ? {} : { occurrenceCount: count }),
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
    ...(changes.length === 0
      ? {}
      : { fixes: [{ description: { text: finding.definition.fix }, artifactChanges: changes }] }),
  };
}

/** A replacement in one file (SARIF 2.1.0, sections 3.56 and 3.57). */
function describeEdit(edit: Edit) {
  const span = spanOf(edit);
  if (span === undefined) return [];
  const { start, end } = span;
  const deletedRegion = {
    startLine: start.line,
    startColumn: start.column,
    endLine: end.line,
    endColumn: end.column,
  };
  return [
    {
      artifactLocation: artifactOf(edit.at),
      replacements: [{ deletedRegion, insertedContent: { text: edit.by } }],
    },
  ];
}

function artifactOf({ file }: Place) {
  return { uri: file.path.split('/').map(encodeURIComponent).join('/') };
}

function describeLocation(place: Place) {
  const { line, column } = positionOf(place);
  return {
    physicalLocation: {
      artifactLocation: artifactOf(place),
      region: { startLine: line, startColumn: column },
    },
    logicalLocations: [{ fullyQualifiedName: place.pointer, kind: 'member' }],
  };
}
