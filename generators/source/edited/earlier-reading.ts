import type { Places, SourceFile } from '../../diagnostics/place.ts';
import { conformPart } from '../conform/conform.ts';
import { copyValue } from '../copy-value.ts';
import type { Json, JsonObject } from '../document.ts';
import type { FileReader } from '../file-reader.ts';
import { isObject, memberOf, setMember } from '../member.ts';
import { withValue } from '../with-value.ts';
import { normalisePart } from '../normalise/normalise.ts';
import { formatPointer, segmentsOf } from '../pointer.ts';
import { reportPrototypeKeys } from '../prototype-keys.ts';
import { hasFlaw } from '../repair/repair.ts';
import type { Settled } from '../settled.ts';
import type { ChangedFile, SourceFiles } from '../source-files.ts';
import { shapeBelow, shapeInside, type Kind, type Shape } from '../structure.ts';
import type { Version } from '../version.ts';
import type { Node } from '../walk.ts';
import { differences } from './differences.ts';
import { Standing } from './standing.ts';
import { outsideOf, referencesIn, type InnerReference } from './written-part.ts';

/** If an edit has more parts, the whole document is read again. */
const MOST_PARTS = 100;

/** Objects with an effect on others: if they are edited directly, the whole document is read again. */
const FRAMES: ReadonlySet<Kind> = new Set([
  'document',
  'components',
  'paths',
  'pathItem',
  'responses',
  'callback',
]);

/** An object of the document in normal form that has a name, and where it was written. */
interface Entry {
  readonly shape: Shape;
  /** Where it stands in the document in normal form. */
  readonly tokens: readonly string[];
  readonly file: SourceFile;
  readonly pointer: string;
}

/** A part that was edited: its object in normal form, and its earlier and current text. */
interface Edited {
  readonly node: Node;
  /** Its path in the document in normal form. */
  readonly tokens: readonly string[];
  readonly file: SourceFile;
  readonly before: JsonObject;
  readonly now: JsonObject;
}

/**
 * A document that had no finding until it was in normal form. If an edit changes objects in it, but nothing that the
 * rest of the document reads of them, only these objects are normalized again.
 */
export class EarlierReading {
  readonly files: SourceFiles;
  readonly version: Version;
  readonly #settled: Settled;
  #root: JsonObject;
  #standing: Standing | undefined;
  /** They stay where they are as long as no frame is edited. */
  #entries: readonly Entry[] | undefined;

  constructor(files: SourceFiles, version: Version, root: JsonObject, settled: Settled) {
    this.files = files;
    this.version = version;
    this.#settled = settled;
    this.#root = root;
  }

  /** The normal form of the current files; undefined if the whole document has to be read again. */
  again(reader: FileReader): JsonObject | undefined {
    if (this.files.findings.length > 0) return undefined;
    const changed = this.files.readAgain(reader);
    const parts = changed?.flatMap((file) => this.#editedIn(file));
    if (parts === undefined || parts.length > MOST_PARTS) return undefined;
    for (const part of new Map(parts.map((each) => [each?.node.value, each])).values()) {
      const made = part && this.#normal(part);
      if (part === undefined || made === undefined) return undefined;
      this.#standing?.replace(part.node, made);
      const value = this.#settled.part(part.node.value, made, this.files.places);
      this.#root = withValue(this.#root, part, value, this.files.places) as JsonObject;
    }
    this.#settled.replaced(this.#root);
    return this.#root;
  }

  #editedIn({ before, now }: ChangedFile): readonly (Edited | undefined)[] {
    const found = differences(before.written ?? null, now.written ?? null);
    return found.map((tokens) =>
      this.#locate(before.file, tokens, { before: before.written, now: now.written }),
    );
  }

  /** The only object in normal form that was written around a place in a file; undefined if there are several. */
  #locate(
    file: SourceFile,
    tokens: readonly string[],
    written: { readonly before: Json | undefined; readonly now: Json | undefined },
  ): Edited | undefined {
    const { places } = this.files;
    const pointer = formatPointer(tokens);
    this.#entries ??= entriesOf(this.#root, places);
    const standing = this.#entries.filter((each) => each.file === file);
    const around = standing.filter((each) => isAt(pointer, each.pointer));
    const longest = Math.max(...around.map((each) => each.pointer.length));
    const [entry, second] = around.filter((each) => each.pointer.length === longest);
    if (entry === undefined || second !== undefined) return undefined;
    const start = segmentsOf(entry.pointer).length;
    const outer = entry.tokens.reduce<Json | undefined>(memberOf, this.#root);
    for (let end = tokens.length; end >= start; end -= 1) {
      const inner = tokens.slice(start, end);
      const shape = shapeBelow(entry.shape, inner);
      if (typeof shape !== 'string' || FRAMES.has(shape)) continue;
      const value = inner.reduce(memberOf, outer);
      const before = tokens.slice(0, end).reduce(memberOf, written.before);
      const now = tokens.slice(0, end).reduce(memberOf, written.now);
      if (!isObject(value) || !isObject(before) || !isObject(now)) continue;
      const place = places.of(value);
      const own = formatPointer(tokens.slice(0, end));
      if (place?.file !== file || place.pointer !== own) continue;
      // Something that was written in it is elsewhere in the document now.
      if (standing.some((each) => each.pointer !== own && isAt(each.pointer, own))) return undefined;
      return { node: { value, shape }, tokens: [...entry.tokens, ...inner], file, before, now };
    }
    return undefined;
  }

  /** The normal form of an edited object; undefined if the change affects more than the object itself. */
  #normal({ node, file, before, now }: Edited): JsonObject | undefined {
    const { places } = this.files;
    this.#standing ??= new Standing(this.#root, places);
    if (!this.#standing.hasNoCopy(node)) return undefined;
    const { shape } = node;
    const value = copyValue(now) as JsonObject;
    places.replace(node.value, value);
    if (reportPrototypeKeys(value, places).length > 0) return undefined;
    const made = { value, shape };
    const references = referencesIn(made);
    const earlier = referencesIn({ value: before, shape });
    if (references === undefined || earlier === undefined) return undefined;
    if (!this.#meansTheSame(file, earlier, references)) return undefined;
    for (const each of references)
      setMember(each.holder, '$ref', this.files.rewritten({ ...each, file }) ?? each.text);
    const flaws = [
      ...normalisePart({ ...made, places, version: this.version }),
      ...conformPart(made, places).findings,
    ];
    if (flaws.length > 0 || hasFlaw(made, places)) return undefined;
    return outsideOf(node) === outsideOf(made) ? value : undefined;
  }

  /** Whether all references have their earlier targets, and new ones refer to named objects of the document. */
  #meansTheSame(
    file: SourceFile,
    before: readonly InnerReference[],
    now: readonly InnerReference[],
  ): boolean {
    const known = new Set(now.map(textOf));
    if (!before.every((each) => known.has(textOf(each)))) return false;
    const isRoot = file === this.files.all[0]?.file;
    const moved = (all: readonly InnerReference[]): string =>
      JSON.stringify(
        all.filter((each) => !isRoot || this.files.rewritten({ ...each, file }) !== each.text).map(textOf),
      );
    return moved(before) === moved(now);
  }
}

/** The document, and its named objects: path items and components. */
function entriesOf(root: JsonObject, places: Places): readonly Entry[] {
  const entries: Entry[] = [];
  const add = (value: Json, shape: Shape, tokens: readonly string[]): void => {
    const place = isObject(value) ? places.of(value) : undefined;
    if (place !== undefined) entries.push({ shape, tokens, file: place.file, pointer: place.pointer });
  };
  const enter = (tokens: readonly string[], shape: Shape): void => {
    const holder = tokens.reduce<Json | undefined>(memberOf, root);
    for (const [name, value] of isObject(holder) ? Object.entries(holder) : []) {
      const inner = shapeInside(shape, name);
      if (inner !== undefined) add(value, inner, [...tokens, name]);
    }
  };
  add(root, 'document', []);
  enter(['paths'], 'paths');
  enter(['webhooks'], { map: 'pathItem' });
  for (const section of Object.keys(isObject(root['components']) ? root['components'] : {})) {
    const shape = shapeInside('components', section);
    if (shape !== undefined) enter(['components', section], shape);
  }
  return entries;
}

/** Whether a pointer is equal to another one or continues it. */
function isAt(pointer: string, outer: string): boolean {
  return pointer === outer || pointer.startsWith(`${outer}/`);
}

function textOf({ pointer, text }: InnerReference): string {
  return `${pointer} ${text}`;
}
