import type { Location } from 'vscode-languageserver-protocol';
import { locationOf, locationOfLink, targetOf, type Inspected } from './inspected.ts';

/** The definition of what the text at a position refers to; null if it refers to nothing. */
export function definitionAt(inspected: Inspected): Location | null {
  const pointer = targetOf(inspected);
  return pointer === undefined ? null : locationOf(inspected, pointer);
}

/** All references to something, in all files of the document. */
export function referencesAt(inspected: Inspected, includeDeclaration: boolean): readonly Location[] {
  const pointer = targetOf(inspected);
  if (pointer === undefined) return [];
  const references = inspected.index.linksTo(pointer).map((link) => locationOfLink(inspected, link));
  return includeDeclaration ? [locationOf(inspected, pointer), ...references] : references;
}
