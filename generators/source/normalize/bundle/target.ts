import { finding } from '../../../diagnostics/catalog.ts';
import type { Edit } from '../../../diagnostics/edit.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import type { Json, JsonObject } from '../../../json/json.ts';
import { isObject, memberOf } from '../../../json/member.ts';
import type { Place } from '../../../diagnostics/place.ts';
import { contentOf } from '../../../diagnostics/source-file.ts';
import { formatPointer, parsePointer } from '../../../json/pointer.ts';
import type { LoadedFile, SourceFiles } from '../../files/source-files.ts';
import { asking, Suggestions } from '../../rules/suggestion.ts';
import { memoize } from '../../../incremental/memoize.ts';
import { SchemaIdentifiers } from './identifiers.ts';
import { locationOf, whyUnreachable, splitReference, type Unreachable } from './reference.ts';

/** The position that a reference names. */
interface Address {
  readonly file: LoadedFile;
  /** Member names from the root of the file. */
  readonly tokens: readonly string[];
  /** The same for all references to the same value. */
  readonly id: string;
}

/** The target of a reference. */
export interface Target extends Address {
  readonly value: Json;
  /** The object or array that contains the value; undefined for a whole file. */
  readonly parent: JsonObject | Json[] | undefined;
}

export type Resolution = Target | { readonly refused: Finding };

/** A reference, with what is needed to follow and to report it. */
export interface WrittenReference {
  readonly text: string;
  /** The object that contains it. */
  readonly holder: JsonObject;
  readonly at: Place;
}

/** Maximum number of other references on the path of one reference; more are treated as a circle. */
const mostDetours = 64;

/** The remaining number of such references. */
interface Detours {
  left: number;
}

/** Follows references to files inside the root folder. */
export class TargetResolver {
  readonly #files: SourceFiles;
  readonly #suggestions = new Suggestions();

  constructor(files: SourceFiles) {
    this.#files = files;
  }

  /** Finds the target of a reference, or reports why it cannot be resolved. */
  resolve(reference: WrittenReference, detours: Detours = { left: mostDetours }): Resolution {
    const { text, at } = reference;
    const from = this.#files.of(at.file);
    const known = from && this.#addresses(from).get(text);
    if (known !== undefined) return this.#descend({ reference, detours }, known);
    const split = splitReference(text);
    if (from === undefined || split === undefined)
      return dangling(reference, 'it is not a valid URI reference');
    const walk = { reference, from, detours };
    const identified = this.#identifiersOf(from).find(split.resource, () => parsePointer(at.pointer) ?? []);
    if (identified !== undefined) return this.#resolveFragment(walk, from, identified, split.fragment);
    const unreachable = whyUnreachable(split.resource);
    if (unreachable !== undefined) return { refused: refuse(reference, unreachable) };
    const location = locationOf(split.resource, from.location);
    if (location === undefined) return dangling(reference, 'it is not a valid path');
    const file = this.#files.loadReferenced(location);
    if (file === undefined) {
      const reason = 'it leaves the folder of the document';
      const root = this.#files.rootFor(location);
      return { refused: finding('source/outside-reference', { reference: text, reason, root }, at) };
    }
    if (file.missing !== undefined) return dangling(reference, file.missing, withSlashes(reference));
    if (file.value === undefined) return dangling(reference, 'the file it names cannot be used');
    return this.#resolveFragment(walk, file, [], split.fragment);
  }

  /** The identifiers that the schemas of a file declare. */
  readonly #identifiersOf = memoize((file: LoadedFile): SchemaIdentifiers => {
    const declares = /\$(?:id|anchor|dynamicAnchor)/.test(contentOf(file.file).text);
    return new SchemaIdentifiers(declares ? (file.value ?? null) : null);
  });

  /** The addresses that the references of a file name by pointers, by their texts. */
  readonly #addresses = memoize((_from: LoadedFile) => new Map<string, Address>());

  #resolveFragment(
    walk: Walk & { readonly from: LoadedFile },
    file: LoadedFile,
    base: readonly string[],
    fragment: string,
  ): Resolution {
    const { reference, from } = walk;
    if (fragment === '' || fragment.startsWith('/')) {
      const tokens = parsePointer(fragment) ?? [];
      const address = addressOf(file, [...base, ...tokens]);
      // Others of the same text may be in schemas with other identifiers.
      if (!this.#identifiersOf(from).hasBases) this.#addresses(from).set(reference.text, address);
      const inner = this.#descend(walk, address);
      if (base.length === 0 || !('refused' in inner)) return inner;
      // Many authors write pointers relative to the file even below an `$id`.
      const outer = this.#descend(walk, addressOf(file, tokens));
      return 'refused' in outer ? inner : outer;
    }
    const [anchor, second] = this.#identifiersOf(file).anchors(fragment, base);
    if (anchor === undefined)
      return dangling(reference, `no schema has the anchor ${JSON.stringify(fragment)}`);
    if (second !== undefined)
      return dangling(reference, `several schemas have the anchor ${JSON.stringify(fragment)}`);
    return this.#descend(walk, addressOf(file, anchor));
  }

  #descend({ reference, detours }: Walk, { file, tokens, id }: Address): Resolution {
    let value: Json = file.value ?? null;
    let parent: JsonObject | Json[] | undefined;
    for (const [index, token] of tokens.entries()) {
      const next = memberOf(value, token);
      if (next === undefined) {
        const through = isObject(value)
          ? this.#detour(reference, detours, value, tokens.slice(index))
          : undefined;
        return through ?? this.#gap(reference, value, tokens, index);
      }
      parent = value as JsonObject | Json[];
      value = next;
    }
    return { value, file, tokens, parent, id };
  }

  /** Resolves a pointer that continues behind another reference. */
  #detour(reference: WrittenReference, detours: Detours, holder: JsonObject, rest: readonly string[]) {
    const text = memberOf(holder, '$ref');
    const at = this.#files.places.of(holder);
    if (typeof text !== 'string' || at === undefined || detours.left <= 0) return undefined;
    detours.left -= 1;
    const through = this.resolve({ text, holder, at }, detours);
    if ('refused' in through) return undefined;
    return this.#descend({ reference, detours }, addressOf(through.file, [...through.tokens, ...rest]));
  }

  /** The error of an unresolvable pointer: where it leaves the document, and what may have been meant. */
  #gap(reference: WrittenReference, value: Json, tokens: readonly string[], index: number) {
    const missing = tokens[index] ?? '';
    if (missing === '' && tokens.length === 1)
      return dangling(reference, 'it names a member without a name', withoutPointer(reference));
    const where = index === 0 ? 'the file' : formatPointer(tokens.slice(0, index));
    const meant = isObject(value) ? this.#suggestions.nearest(missing, Object.keys(value)) : undefined;
    return dangling(reference, `${where} has no ${JSON.stringify(missing)}`, {
      hint: asking(meant),
      edits: meant === undefined ? [] : correct(reference, tokens, index, meant),
    });
  }
}

interface Walk {
  readonly reference: WrittenReference;
  readonly detours: Detours;
}

function addressOf(file: LoadedFile, tokens: readonly string[]): Address {
  return { file, tokens, id: `${file.location}#${formatPointer(tokens)}` };
}

function refuse({ text, at }: WrittenReference, { reason, isRemote }: Unreachable): Finding {
  if (isRemote) return finding('source/remote-reference', { reference: text, reason }, at);
  return finding('source/outside-reference', { reference: text, reason, root: '' }, at);
}

/** What a reference probably means. */
interface Correction {
  readonly hint?: string;
  readonly edits?: readonly Edit[];
}

function dangling(
  { text, at }: WrittenReference,
  reason: string,
  { hint = '', edits = [] }: Correction = {},
): { refused: Finding } {
  const particulars = { reference: text, reason, hint };
  return { refused: finding('source/unresolved-reference', particulars, at, undefined, edits) };
}

/** Separators of Windows are no part of a URI reference (RFC 3986, section 3.3). */
function withSlashes({ text, at }: WrittenReference): Correction {
  const by = text.replaceAll('\\', '/');
  if (by === text) return {};
  return {
    hint: ` In a reference, folders are separated by "/": ${JSON.stringify(by)}.`,
    edits: [{ at, replace: text, by }],
  };
}

/** `#/` is the member with the empty name (RFC 6901, section 5); authors mean the whole file. */
function withoutPointer({ text, at }: WrittenReference): Correction {
  const by = text.replace(/#\/$/, text.startsWith('#') ? '#' : '');
  return { hint: ` The whole file is ${JSON.stringify(by)}.`, edits: [{ at, replace: text, by }] };
}

/**
 * The reference with one of its names replaced, if both are written literally: without escapes, and from the root of
 * the file.
 */
function correct(
  { text, at }: WrittenReference,
  tokens: readonly string[],
  index: number,
  meant: string,
): readonly Edit[] {
  const start = text.length - formatPointer(tokens).length;
  const isPlain = text.slice(start - 1) === `#${formatPointer(tokens)}` && /^[\w.-]+$/.test(meant);
  const corrected = formatPointer(tokens.with(index, meant));
  return isPlain ? [{ at, replace: text, by: `${text.slice(0, start)}${corrected}` }] : [];
}
