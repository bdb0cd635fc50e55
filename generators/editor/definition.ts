import type { Location } from 'vscode-languageserver-protocol';
import { locationOf, locationOfLink, meant, type Inspected } from './inspected.ts';

/** The definition of what a text names; null for a text that names nothing. */
export function definitionAt(inspected: Inspected): Location | null {
  const pointer = meant(inspected);
  return pointer === undefined ? null : locationOf(inspected, pointer);
}

/** All places where something is named, in all files of the document. */
export function referencesAt(inspected: Inspected, includeDeclaration: boolean): readonly Location[] {
  const pointer = meant(inspected);
  if (pointer === undefined) return [];
  const named = inspected.index.linksTo(pointer).map((link) => locationOfLink(inspected, link));
  return includeDeclaration ? [locationOf(inspected, pointer), ...named] : named;
}
