import type { SourceFile } from '../../diagnostics/place.ts';
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

/** Edits with more parts are read as a new document. */
const MOST_PARTS = 100;

/** Objects that stand for more than themselves: what is edited in them directly is read as a new document. */
const FRAMES: ReadonlySet<Kind> = new Set([
  'document',
  'components',
  'paths',
  'pathItem',
  'responses',
  'callback',
]);

/** An object of the document in normal form that others have under a name. */
interface Entry {
  readonly value: Json;
  readonly shape: Shape;
  readonly tokens: readonly string[];
}

/** A part that was edited: its object in normal form, and how it was and is written. */
interface Edited {
  readonly node: Node;
  /** Where it stands in the document in normal form. */
  readonly tokens: readonly string[];
  readonly file: SourceFile;
  readonly before: JsonObject;
  readonly now: JsonObject;
}

/**
 * A document that was read without a finding until it was in normal form. Where an edit changes objects in it and nothing
 * that the rest of the document reads of them, only these are brought into normal form again.
 */
export class EarlierReading {
  readonly files: SourceFiles;
  readonly version: Version;
  readonly #settled: Settled;
  #root: JsonObject;
  #standing: Standing | undefined;

  constructor(given: { files: SourceFiles; version: Version; root: JsonObject; settled: Settled }) {
    this.files = given.files;
    this.version = given.version;
    this.#settled = given.settled;
    this.#root = given.root;
  }

  /** The document in normal form as its files are now; undefined where it has to be read as a new one. */
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

  /** The object in normal form that was written around a place in a file, where there is one alone. */
  #locate(
    file: SourceFile,
    tokens: readonly string[],
    written: { readonly before: Json | undefined; readonly now: Json | undefined },
  ): Edited | undefined {
    const { places } = this.files;
    const pointer = formatPointer(tokens);
    const standing = entriesOf(this.#root).flatMap((entry) => {
      const place = isObject(entry.value) ? places.of(entry.value) : undefined;
      return place?.file === file ? [{ ...entry, pointer: place.pointer }] : [];
    });
    const around = standing.filter((each) => isAt(pointer, each.pointer));
    const longest = Math.max(...around.map((each) => each.pointer.length));
    const [entry, second] = around.filter((each) => each.pointer.length === longest);
    if (entry === undefined || second !== undefined) return undefined;
    const start = segmentsOf(entry.pointer).length;
    for (let end = tokens.length; end >= start; end -= 1) {
      const inner = tokens.slice(start, end);
      const shape = shapeBelow(entry.shape, inner);
      if (typeof shape !== 'string' || FRAMES.has(shape)) continue;
      const value = inner.reduce<Json | undefined>(memberOf, entry.value);
      const before = tokens.slice(0, end).reduce(memberOf, written.before);
      const now = tokens.slice(0, end).reduce(memberOf, written.now);
      if (!isObject(value) || !isObject(before) || !isObject(now)) continue;
      const place = places.of(value);
      const own = formatPointer(tokens.slice(0, end));
      if (place?.file !== file || place.pointer !== own) continue;
      // What stands elsewhere now was written in it.
      if (standing.some((each) => each.pointer !== own && isAt(each.pointer, own))) return undefined;
      return { node: { value, shape }, tokens: [...entry.tokens, ...inner], file, before, now };
    }
    return undefined;
  }

  /** The object in normal form as it is written now; undefined where more than itself depends on what has changed. */
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

  /** Whether all references lead where they led, and those that were added to what the document names anyway. */
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

/** The document, and what it names: path items and components. */
function entriesOf(root: JsonObject): readonly Entry[] {
  const entries: Entry[] = [{ value: root, shape: 'document', tokens: [] }];
  const enter = (tokens: readonly string[], shape: Shape): void => {
    const holder = tokens.reduce<Json | undefined>(memberOf, root);
    for (const [name, value] of isObject(holder) ? Object.entries(holder) : []) {
      const inner = shapeInside(shape, name);
      if (inner !== undefined) entries.push({ value, shape: inner, tokens: [...tokens, name] });
    }
  };
  enter(['paths'], 'paths');
  enter(['webhooks'], { map: 'pathItem' });
  for (const section of Object.keys(isObject(root['components']) ? root['components'] : {})) {
    const shape = shapeInside('components', section);
    if (shape !== undefined) enter(['components', section], shape);
  }
  return entries;
}

/** Whether a pointer is another one or leads on from it. */
function isAt(pointer: string, outer: string): boolean {
  return pointer === outer || pointer.startsWith(`${outer}/`);
}

function textOf({ pointer, text }: InnerReference): string {
  return `${pointer} ${text}`;
}
