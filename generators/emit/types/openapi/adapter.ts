import { astToString, transformSchema, type GlobalContext, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { replaceInvisible, unicodeEscape } from '../../../code/invisible.ts';
import type { Json } from '../../../source/document.ts';
import type { OpenBase } from '../open-values.ts';
import { emptyDeclaration, membersOf } from './declarations.ts';
import type { Part } from './parts.ts';
import { openBaseOf } from './prepare.ts';
import type { Found, Note, Surroundings } from './surroundings.ts';

/** A part of a document as the library prints it, and its input. */
export interface PrintedPart {
  readonly node: Json;
  /** What it depends on besides its input. */
  readonly found: readonly Found[];
  /** Its lines among the members of its kind; empty if the library leaves it out. */
  readonly text: string;
  /** Declarations after all others: the interface of its operations, and types that the library creates. */
  readonly footer: readonly string[];
}

/** What the library looks up besides what it prints. */
interface LookedUp {
  readonly discriminators: GlobalContext['discriminators'];
  resolve(reference: string): unknown;
}

/** The declarations of the library for each document before the footer, in its order. */
const declared = ['paths', 'webhooks', 'components', '$defs'];

/**
 * Prints one part of a document. It uses internal functions of the library instead of its entry point, which would
 * first validate and bundle the document again, as our source stage has done (4.4 s of processor time for GitHub's
 * document instead of 2.2 s).
 */
export function printPart(part: Part, surroundings: Surroundings): PrintedPart {
  const found = new Map<string, Found>();
  const note: Note = (each) => void found.set(`${each.as} ${each.reference}`, each);
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
    found: [...found.values()],
    text: membersOf(part, texts[declared.indexOf(part.root)] ?? ''),
    footer: texts.slice(declared.length).filter((text) => text !== emptyDeclaration('operations')),
  };
}

function printNode(node: ts.Node, surroundings: Surroundings): string {
  const text = surroundings.restore(astToString(node));
  // The library prints strings by JSON.stringify, which does not escape line separators and direction marks.
  return text.replaceAll(/[^\n\x20-\x7e]+/g, (part) => replaceInvisible(part, unicodeEscape));
}

/**
 * The library's defaults with two exceptions: a default does not make a member required (`defaultNonNullable`), and an
 * object without a description may contain anything (`emptyObjectsUnknown`). With TypeScript enums off, no state
 * outlives a run.
 */
export function contextFor({ discriminators, resolve }: LookedUp): GlobalContext {
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
    // The caller of the library states the type of the target.
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

/** `string & {}`: includes every string, but does not absorb the values beside it in a union. */
function openType(base: OpenBase): ts.TypeNode {
  const keyword = base === 'string' ? ts.SyntaxKind.StringKeyword : ts.SyntaxKind.NumberKeyword;
  return ts.factory.createParenthesizedType(
    ts.factory.createIntersectionTypeNode([
      ts.factory.createKeywordTypeNode(keyword),
      ts.factory.createTypeLiteralNode([]),
    ]),
  );
}
