import type { Finding } from '../../../diagnostics/finding.ts';
import type { JsonObject } from '../../../json/json.ts';
import type { Places } from '../../../diagnostics/place.ts';
import { walk } from '../../document/walk.ts';
import type { Version } from '../../document/version.ts';
import { rewriteBinaryFormat } from './binary-format.ts';
import { openClosedParts } from './closed-parts.ts';
import { rewriteDelimitedPattern } from './delimited-pattern.ts';
import { removeEncodingStyles } from './encoding-style.ts';
import { rewriteExample } from './example.ts';
import { rewriteExclusiveLimits } from './exclusive-limits.ts';
import { rewriteFileType } from './file-type.ts';
import { reportNewerKeywords, reportNewerFields } from './newer.ts';
import { rewriteNullable } from './nullable.ts';
import { rewriteOlderLimits, rewriteOlderNullable } from './older-keywords.ts';
import { removeReferenceSiblings } from './reference-siblings.ts';
import type { SchemaRule } from './rule.ts';

/**
 * In this order: ignored members are removed first, and `nullable` is last, because it moves what the others have
 * rewritten.
 */
const rules: Readonly<Record<Version['minor'], readonly SchemaRule[]>> = {
  '3.0': [
    removeReferenceSiblings,
    rewriteFileType,
    rewriteExclusiveLimits,
    rewriteBinaryFormat,
    rewriteExample,
    rewriteDelimitedPattern,
    openClosedParts,
    rewriteNullable,
  ],
  '3.1': [rewriteOlderLimits, rewriteExample, rewriteDelimitedPattern, openClosedParts, rewriteOlderNullable],
};

/** Converts a bundled document, in place, to the form of OpenAPI 3.1. */
export function upgrade(given: { root: JsonObject; places: Places; version: Version }): Finding[] {
  const { root, places, version } = given;
  if (!/^3\.1\.\d/.test(version.declared)) root['openapi'] = '3.1.1';
  const findings: Finding[] = [];
  const context = { places, report: (found: Finding) => void findings.push(found) };
  // Before anything is rewritten, because the rewritten form has keywords of 3.1.
  if (version.minor === '3.0')
    for (const { value, shape } of walk(root)) {
      if (shape === 'schema') reportNewerKeywords(value, context);
      else reportNewerFields(value, shape, context);
    }
  for (const { value, shape } of walk(root)) {
    if (shape === 'requestBody' && version.minor === '3.0') removeEncodingStyles(value, context);
    if (shape === 'schema') for (const rule of rules[version.minor]) rule(value, context);
  }
  return findings;
}
