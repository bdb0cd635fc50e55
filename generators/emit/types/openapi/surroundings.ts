import { scanDiscriminators, type GlobalContext, type OpenAPI3 } from 'openapi-typescript';
import { jsonText } from '../../../../runtime/contract/json-text.ts';
import { isSchema, keywordOf, type FindSchema, type Schema } from '../../../schema/schema.ts';
import type { Json, JsonObject } from '../../../source/document.ts';
import { listedValues } from '../listed-values.ts';
import { circularSchemas } from './cut-cycles.ts';
import { requiredHeaders } from './loosen-headers.ts';
import { documentOf, partsOf, traitsOf, type Part } from './parts.ts';
import { hidePercentSigns, unusedIn } from './percent.ts';
import { prepare } from './prepare.ts';

/** What was found at a reference: a part, or a schema that only lists what the schema there lists, also through others. */
export interface Found {
  readonly as: 'part' | 'listed';
  readonly reference: string;
  readonly node: Json | undefined;
}

/** Records what a part depends on besides itself. */
export type Note = (found: Found) => void;

/** A part in the form for the library, in a separate document. */
interface Prepared {
  readonly document: JsonObject;
  readonly found: readonly Found[];
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
  /** Few parts need it. */
  #listed: FindSchema | undefined;

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
    this.#standIn = hasSigns ? unusedIn(jsonText(document)) : undefined;
    this.#scanned = this.#concerned();
    this.discriminators =
      before !== undefined && this.#isScanned(before) ? this.#takeScan(before) : this.#scanDiscriminators();
    this.facts = jsonText([
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

  /** Whether the same is at its reference as before. */
  isAsBefore({ as, reference, node }: Found): boolean {
    return node === (as === 'part' ? this.nodeAt(reference) : this.#listedAt(reference));
  }

  /** A document with only one part, in the form for the library. */
  documentOf(part: Part, note: Note = () => {}): JsonObject {
    const prepared = this.#prepared.get(part.key) ?? this.#prepare(part);
    this.#prepared.set(part.key, prepared);
    for (const found of prepared.found) note(found);
    return prepared.document;
  }

  /** What the library finds behind a reference, and behind further references of its target. */
  resolve(reference: string, note: Note = () => {}): Json | undefined {
    const seen = new Set<string>();
    for (let next: string | undefined = reference; next !== undefined && !seen.has(next);) {
      seen.add(next);
      const written = this.#standIn === undefined ? next : next.replaceAll(this.#standIn, '%25');
      const part = this.#byReference.get(written);
      note({ as: 'part', reference: written, node: part?.node });
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
    const found = new Map<string, Found>();
    const finding =
      (as: Found['as'], nodeAt: (reference: string) => Json | undefined): FindSchema =>
      (reference) => {
        const node = nodeAt(reference);
        found.set(`${as} ${reference}`, { as, reference, node });
        return isSchema(node) ? node : true;
      };
    prepare(document, {
      find: finding('part', (reference) => this.nodeAt(reference)),
      findListed: finding('listed', (reference) => this.#listedAt(reference)),
      circular: this.#circular,
      requiredHeaders: this.#requiredHeaders,
    });
    if (this.#standIn !== undefined) hidePercentSigns(document, this.#standIn);
    return { document, found: [...found.values()] };
  }

  #listedAt(reference: string): Schema {
    this.#listed ??= listedValues(
      this.parts.flatMap(({ section, key, node }) =>
        section === 'schemas' && isSchema(node) ? [{ ref: key, schema: node }] : [],
      ),
    );
    return this.#listed(reference);
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
        const found = before.#prepared.get(key)?.found ?? [];
        return before.#scanned[index]?.node === node && found.every((each) => this.isAsBefore(each));
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
  return traitsOf(part).discriminates ? (jsonText(part.node).match(/#\/components\/[^"]+/g) ?? []) : [];
}

function referenceOf(node: Json | undefined): string | undefined {
  return isSchema(node) ? keywordOf(node, '$ref') : undefined;
}
