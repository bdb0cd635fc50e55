import { scanDiscriminators, type GlobalContext, type OpenAPI3 } from 'openapi-typescript';
import { isSchema, keywordOf, type FindSchema } from '../../../schema/schema.ts';
import type { Json, JsonObject } from '../../../source/document.ts';
import { circularSchemas } from './cut-cycles.ts';
import { requiredHeaders } from './loosen-headers.ts';
import { documentOf, partsOf, traitsOf, type Part } from './parts.ts';
import { hidePercentSigns, unusedIn } from './percent.ts';
import { prepare } from './prepare.ts';

/** Records the part at a reference. */
export type Note = (reference: string, node: Json | undefined) => void;

/** A part in the form for the library, in a separate document. */
interface Prepared {
  readonly document: JsonObject;
  /** The other parts that were read. */
  readonly others: ReadonlyMap<string, Json | undefined>;
}

/**
 * A document around its parts, for printing one of them. It is not changed: parts are copied before they are prepared
 * for the library, and only when needed.
 */
export class Surroundings {
  readonly parts: readonly Part[];
  readonly discriminators: GlobalContext['discriminators'];
  /**
   * One text for what all parts depend on. The output of a part depends only on this, on the part, and on the parts
   * that it looks up.
   */
  readonly facts: string;
  readonly #byReference: ReadonlyMap<string, Part>;
  readonly #circular: ReadonlySet<string>;
  readonly #requiredHeaders: ReadonlySet<string>;
  readonly #standIn: string | undefined;
  /** By the keys of parts. */
  readonly #prepared = new Map<string, Prepared>();
  /** The parts in which discriminators were searched. */
  readonly #scanned: readonly Part[];

  /** @param before the surroundings of the previous document, whose discriminators are kept if their parts are the same */
  constructor(document: JsonObject, before?: Surroundings) {
    this.parts = partsOf(document);
    this.#byReference = new Map(this.parts.map((part) => [part.key, part]));
    const schemas = this.parts.filter(({ section }) => section === 'schemas');
    this.#circular = circularSchemas(
      new Map(schemas.flatMap(({ key, node }) => (isSchema(node) ? [[key, node] as const] : []))),
    );
    const headers = this.parts.filter(({ section }) => section === 'headers');
    this.#requiredHeaders = requiredHeaders(new Map(headers.map(({ key, node }) => [key, node])));
    const hasSigns = this.parts.some((part) => traitsOf(part).hasPercentSigns);
    this.#standIn = hasSigns ? unusedIn(JSON.stringify(document)) : undefined;
    this.#scanned = this.#concerned();
    this.discriminators =
      before !== undefined && this.#isScanned(before) ? this.#takeScan(before) : this.#scanDiscriminators();
    this.facts = JSON.stringify([
      [...this.#circular],
      [...this.#requiredHeaders],
      this.#standIn,
      this.discriminators,
      // The library changes the alternatives of discriminators.
      this.discriminators.refsHandled.map((reference) => this.resolve(reference)),
    ]);
  }

  /** The part that stands at a reference. */
  nodeAt(reference: string): Json | undefined {
    return this.#byReference.get(reference)?.node;
  }

  /** A document with only one part, in the form for the library. */
  documentOf(part: Part, note: Note = () => {}): JsonObject {
    const prepared = this.#prepared.get(part.key) ?? this.#prepare(part);
    this.#prepared.set(part.key, prepared);
    for (const [reference, node] of prepared.others) note(reference, node);
    return prepared.document;
  }

  /** What the library finds behind a reference, and behind further references of its target. */
  resolve(reference: string, note: Note = () => {}): Json | undefined {
    const seen = new Set<string>();
    for (let next: string | undefined = reference; next !== undefined && !seen.has(next);) {
      seen.add(next);
      const written = this.#standIn === undefined ? next : next.replaceAll(this.#standIn, '%25');
      const part = this.#byReference.get(written);
      note(written, part?.node);
      const node = part === undefined ? undefined : partsOf(this.documentOf(part, note))[0]?.node;
      next = referenceOf(node);
      if (next === undefined) return node;
    }
    return undefined;
  }

  /** The printed text with the original text of the document. */
  restore(printed: string): string {
    return this.#standIn === undefined ? printed : printed.replaceAll(this.#standIn, '%');
  }

  #prepare(part: Part): Prepared {
    const document = documentOf([{ ...part, node: structuredClone(part.node) }]);
    const others = new Map<string, Json | undefined>();
    const find: FindSchema = (reference) => {
      const node = this.nodeAt(reference);
      others.set(reference, node);
      return isSchema(node) ? node : true;
    };
    prepare(document, { find, circular: this.#circular, requiredHeaders: this.#requiredHeaders });
    if (this.#standIn !== undefined) hidePercentSigns(document, this.#standIn);
    return { document, others };
  }

  /** The parts in which the library can find discriminators, and the parts that it can change because of them. */
  #concerned(): readonly Part[] {
    const discriminating = this.parts.filter((part) => traitsOf(part).discriminates);
    if (discriminating.length === 0) return [];
    const concerned = new Set([...discriminating, ...this.parts.filter((part) => traitsOf(part).composes)]);
    // Iteration of a set includes items that are added meanwhile.
    for (const part of concerned)
      for (const reference of referencesToFollow(part)) {
        const target = this.#byReference.get(reference);
        if (target !== undefined) concerned.add(target);
      }
    return this.parts.filter((part) => concerned.has(part));
  }

  /** The library searches the whole document, and changes it; it finds the same in the parts that can be affected. */
  #scanDiscriminators(): GlobalContext['discriminators'] {
    if (this.#scanned.length === 0) return { objects: {}, refsHandled: [] };
    const document = documentOf(this.#scanned.flatMap((part) => partsOf(this.documentOf(part))));
    return scanDiscriminators(document as unknown as OpenAPI3, { silent: true });
  }

  /** Whether the scan of the previous document had the same parts, prepared in the same way. */
  #isScanned(before: Surroundings): boolean {
    return (
      before.#standIn === this.#standIn &&
      isSameList([...before.#circular], [...this.#circular]) &&
      isSameList([...before.#requiredHeaders], [...this.#requiredHeaders]) &&
      isSameList(keysOf(before.#scanned), keysOf(this.#scanned)) &&
      this.#scanned.every(({ key, node }, index) => {
        const others = before.#prepared.get(key)?.others ?? new Map<string, Json>();
        const isSame = before.#scanned[index]?.node === node;
        return isSame && [...others].every(([reference, other]) => this.nodeAt(reference) === other);
      })
    );
  }

  #takeScan(before: Surroundings): GlobalContext['discriminators'] {
    for (const { key } of this.#scanned) {
      const prepared = before.#prepared.get(key);
      if (prepared !== undefined) this.#prepared.set(key, prepared);
    }
    return before.discriminators;
  }
}

function keysOf(parts: readonly Part[]): readonly string[] {
  return parts.map(({ key }) => key);
}

function isSameList(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((each, index) => each === right[index]);
}

/** The references of alternatives, and of schemas that only refer to another one. */
function referencesToFollow(part: Part): readonly string[] {
  const reference = referenceOf(part.node);
  if (reference !== undefined) return [reference];
  return traitsOf(part).discriminates ? (JSON.stringify(part.node).match(/#\/components\/[^"]+/g) ?? []) : [];
}

function referenceOf(node: Json | undefined): string | undefined {
  return isSchema(node) ? keywordOf(node, '$ref') : undefined;
}
