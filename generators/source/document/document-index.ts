import type { Json } from '../../json/json.ts';
import { keyOf, type FilePointer } from '../files/file-pointer.ts';
import { findLinks, type DocumentLinks, type Link } from '../references/links.ts';
import { memberOf } from '../../json/member.ts';
import { formatPointer } from '../../json/pointer.ts';
import type { LoadedFile, SourceFiles } from '../files/source-files.ts';
import { shapeBelow, type Shape } from './structure.ts';

/** The links between the files of one document, as they are written. Unresolvable references have no target. */
export class DocumentIndex {
  readonly files: SourceFiles;
  readonly root: LoadedFile;
  readonly links: DocumentLinks['links'];
  readonly operationIds: DocumentLinks['operationIds'];
  readonly tags: DocumentLinks['tags'];
  readonly discriminated: DocumentLinks['discriminated'];
  readonly #shapes: DocumentLinks['shapes'];
  readonly #byFrom = new Map<string, Link>();
  readonly #byTo = new Map<string, Link[]>();

  constructor(files: SourceFiles) {
    this.files = files;
    this.root = files.loadDocument();
    const { links, operationIds, tags, discriminated, shapes } = findLinks(files, this.root);
    this.links = links;
    this.operationIds = operationIds;
    this.tags = tags;
    this.discriminated = discriminated;
    this.#shapes = shapes;
    for (const link of links) {
      this.#byFrom.set(keyOf(link.from), link);
      if (link.to === undefined) continue;
      const same = this.#byTo.get(keyOf(link.to)) ?? [];
      same.push(link);
      this.#byTo.set(keyOf(link.to), same);
    }
  }

  /** What a text names. */
  linkAt(pointer: FilePointer): Link | undefined {
    return this.#byFrom.get(keyOf(pointer));
  }

  /** The links to a thing, in the order in which they were found. */
  linksTo(pointer: FilePointer): readonly Link[] {
    return this.#byTo.get(keyOf(pointer)) ?? [];
  }

  valueAt({ location, tokens }: FilePointer): Json | undefined {
    const root = this.files.all.find((file) => file.location === location)?.value;
    return tokens.reduce<Json | undefined>(memberOf, root);
  }

  /** The kind of object at a place by the structure, even if nothing is written there yet. */
  shapeAt({ location, tokens }: FilePointer): Shape | undefined {
    const shapes = this.#shapes.get(location);
    for (let length = tokens.length; length >= 0; length -= 1) {
      const shape = shapes?.get(formatPointer(tokens.slice(0, length)));
      if (shape !== undefined) return shapeBelow(shape, tokens.slice(length));
    }
    return undefined;
  }
}
