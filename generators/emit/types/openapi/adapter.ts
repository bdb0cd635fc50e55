import {
  astToString,
  resolveRef,
  scanDiscriminators,
  transformSchema,
  type GlobalContext,
  type OpenAPI3,
} from 'openapi-typescript';
import ts from 'typescript';
import { generatedHeader } from '../../../code/comment.ts';
import { replaceInvisible, unicodeEscape } from '../../../code/invisible.ts';
import type { JsonObject } from '../../../source/document.ts';
import type { OpenBase } from '../open-values.ts';
import { hidePercentSigns } from './percent.ts';
import { openBaseOf, prepare } from './prepare.ts';

/**
 * The `paths`, `components` and `operations` types of a document, as openapi-typescript prints them. The only module
 * that knows this library; it takes the library's parts instead of its entry point, which would first validate and
 * bundle what our source stage has checked and bundled (on GitHub's document 2.2 s of processor time instead of 4.4 s).
 *
 * @param document OpenAPI 3.1 with local references only; changed in place, so give it a copy.
 */
export function printOpenApiTypes(document: JsonObject): string {
  prepare(document);
  const restore = hidePercentSigns(document);
  const schema = document as unknown as OpenAPI3;
  const text = restore(astToString(transformSchema(schema, contextFor(schema))));
  // The library prints strings by JSON.stringify, which lets line separators and marks of direction through.
  const visible = text.replaceAll(/[^\n\x20-\x7e]+/g, (part) => replaceInvisible(part, unicodeEscape));
  return `${generatedHeader.toString()}\n\n${visible}`;
}

/**
 * The library's defaults but two: a default makes a member no more certain (`defaultNonNullable`), and an object of
 * which nothing is said may hold anything (`emptyObjectsUnknown`). With TypeScript enums off, no state outlives a run.
 */
function contextFor(schema: OpenAPI3): GlobalContext {
  const context: Omit<GlobalContext, 'redoc'> = {
    additionalProperties: false,
    alphabetize: false,
    arrayLength: false,
    conditionalEnums: false,
    dedupeEnums: false,
    defaultNonNullable: false,
    discriminators: scanDiscriminators(schema, { silent: true }),
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
    resolve: (reference) => resolveRef(schema, reference, { silent: true }),
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
