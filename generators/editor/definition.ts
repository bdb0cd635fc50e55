import type { Location } from 'vscode-languageserver-protocol';
import { locationOf, locationOfLink, meant, type Inspected } from './inspected.ts';

/** Where that is written which a text names; null for a text that names nothing. */
export function definitionAt(inspected: Inspected): Location | null {
  const spot = meant(inspected);
  return spot === undefined ? null : locationOf(inspected, spot);
}

/** Where something is named, in all files of the document. */
export function referencesAt(inspected: Inspected, includeDeclaration: boolean): readonly Location[] {
  const spot = meant(inspected);
  if (spot === undefined) return [];
  const named = inspected.index.linksTo(spot).map((link) => locationOfLink(inspected, link));
  return includeDeclaration ? [locationOf(inspected, spot), ...named] : named;
}
