import { astToString, transformSchema, type GlobalContext, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { replaceInvisible, unicodeEscape } from '../../../code/invisible.ts';
import type { Json } from '../../../source/document.ts';
import type { OpenBase } from '../open-values.ts';
import { emptyDeclaration, membersOf } from './declarations.ts';
import type { Part } from './parts.ts';
import { openBaseOf } from './prepare.ts';
import type { Note, Surroundings } from './surroundings.ts';

/** A part of a document as the library prints it, and what it was printed from. */
export interface PrintedPart {
  readonly node: Json;
  /** The other parts that were looked at, by their references. */
  readonly others: ReadonlyMap<string, Json | undefined>;
  /** Its lines among the members of its kind; empty where the library leaves it out. */
  readonly text: string;
  /** What is declared for it behind all others: the interface of its operations, and types that the library makes. */
  readonly footer: readonly string[];
}

/** What the library looks up beside what it prints. */
interface Found {
  readonly discriminators: GlobalContext['discriminators'];
  resolve(reference: string): unknown;
}

/** What the library declares of each document before the footer, in its order. */
const declared = ['paths', 'webhooks', 'components', '$defs'];

/**
 * Prints one part of a document. It takes the library's parts instead of its entry point, which would first validate and
 * bundle what our source stage has checked and bundled (on GitHub's document 2.2 s of processor time instead of 4.4 s).
 */
export function printPart(part: Part, surroundings: Surroundings): PrintedPart {
  const others = new Map<string, Json | undefined>();
  const note: Note = (reference, node) => void others.set(reference, node);
  const document = surroundings.documentOf(part, note) as unknown as OpenAPI3;
  const resolve = (reference: string): Json | undefined => surroundings.resolve(reference, note);
  const statements = transformSchema(
    document,
    contextFor({ discriminators: surroundings.discriminators, resolve }),
  );
  const texts = statements.map((statement, index) =>
    index >= declared.length || declared[index] === part.root ? printNode(statement, surroundings) : '',
  );
  return {
    node: part.node,
    others,
    text: membersOf(part, texts[declared.indexOf(part.root)] ?? ''),
    footer: texts.slice(declared.length).filter((text) => text !== emptyDeclaration('operations')),
  };
}

function printNode(node: ts.Node, surroundings: Surroundings): string {
  const text = surroundings.restore(astToString(node));
  // The library prints strings by JSON.stringify, which lets line separators and marks of direction through.
  return text.replaceAll(/[^\n\x20-\x7e]+/g, (part) => replaceInvisible(part, unicodeEscape));
}

/**
 * The library's defaults but two: a default makes a member no more certain (`defaultNonNullable`), and an object of
 * which nothing is said may hold anything (`emptyObjectsUnknown`). With TypeScript enums off, no state outlives a run.
 */
export function contextFor({ discriminators, resolve }: Found): GlobalContext {
  const context: Omit<GlobalContext, 'redoc'> = {
    additionalProperties: false,
    alphabetize: false,
    arrayLength: false,
    conditionalEnums: false,
    dedupeEnums: false,
    defaultNonNullable: false,
    discriminators,
    emptyObjectsUnknown: true,
    enum: false,
    enumValues: false,
    excludeDeprecated: false,
    exportType: false,
    generatePathParams: false,
    immutable: false,
    injectFooter: [],
    makePathsEnum: false,
    pathParamsAsTypes: false,
    postTransform: undefined,
    propertiesRequiredByDefault: false,
    readWriteMarkers: false,
    // The library says what it takes the target for.
    resolve: <T>(reference: string) => resolve(reference) as T | undefined,
    rootTypes: false,
    rootTypesKeepCasing: false,
    rootTypesNoSchemaPrefix: false,
    silent: true,
    transform: (node) => {
      const base = openBaseOf(node);
      return base === undefined ? undefined : openType(base);
    },
    transformProperty: undefined,
  };
  // `redoc` configures the bundler, which does not run.
  return context as GlobalContext;
}

/** `string & {}`: takes every string, and yet does not swallow the values that stand beside it in a union. */
function openType(base: OpenBase): ts.TypeNode {
  const keyword = base === 'string' ? ts.SyntaxKind.StringKeyword : ts.SyntaxKind.NumberKeyword;
  return ts.factory.createParenthesizedType(
    ts.factory.createIntersectionTypeNode([
      ts.factory.createKeywordTypeNode(keyword),
      ts.factory.createTypeLiteralNode([]),
    ]),
  );
}
