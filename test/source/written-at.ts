import { contentOf } from '../../generators/diagnostics/source-file.ts';
import type { SourceDocument } from '../../generators/source/document/source-document.ts';

/** The place of each object and list of a document, in its order: file, pointer, line and column. */
export function writtenAt({ root, places }: SourceDocument): readonly string[] {
  const found: string[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const place = places.of(value);
    const position = place && contentOf(place.file).locate(place.pointer);
    found.push(`${place?.file.path}#${place?.pointer} ${position?.line}:${position?.column}`);
    Object.values(value).forEach(look);
  };
  look(root);
  return found;
}
