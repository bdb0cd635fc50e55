import type { Finding } from '../../diagnostics/finding.ts';
import type { JsonObject } from '../document.ts';
import type { SourceFiles } from '../source-files.ts';
import { findCircles } from './circles.ts';
import { collectReferences } from './collect.ts';
import { findDialects } from './dialects.ts';
import { hoistTargets } from './hoist.ts';

/**
 * Makes one document of many files, in place: afterwards every reference is `#/components/<section>/<name>`.
 * With an error among the findings the document is unfinished.
 */
export function bundle(root: JsonObject, files: SourceFiles): Finding[] {
  const { references, schemas, findings } = collectReferences(root, files);
  const circles = findCircles(references, files.places);
  const dialects = findDialects(root, schemas, files.places);
  const renamed = hoistTargets({ root, references, files });
  for (const schema of schemas) for (const keyword of identifiers) delete schema[keyword];
  return [...findings, ...circles, ...dialects, ...renamed];
}

/** Of no use once all references are pointers, and harmful: an `$id` changes what `#/…` below it means. */
const identifiers = ['$id', '$anchor', '$dynamicAnchor', '$schema'] as const;
