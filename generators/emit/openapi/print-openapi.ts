import {
  astToString,
  resolveRef,
  scanDiscriminators,
  stringToAST,
  transformSchema,
  type GlobalContext,
  type OpenAPI3,
} from 'openapi-typescript';
import type { TypeAliasDeclaration, TypeNode } from 'typescript';
import { generatedHeader } from '../../code/comment.ts';
import { replaceInvisible, unicodeEscape } from '../../code/invisible.ts';
import type { JsonObject } from '../../json/json.ts';
import { hidePercentSigns } from './percent.ts';
import { openBaseOf, prepareDocument } from './prepare-document.ts';

/**
 * The types of a document, as openapi-typescript prints them. Its main function is not used, because it validates and
 * bundles the document again.
 * @param document OpenAPI 3.1 with local references only
 */
export function printOpenApi(document: JsonObject): string {
  const copy = prepareDocument(document);
  const restorePercentSigns = hidePercentSigns(copy);
  const printed = astToString(transformSchema(copy as unknown as OpenAPI3, contextFor(copy)));
  // The library prints strings by JSON.stringify, which does not escape line separators and direction marks.
  const text = restorePercentSigns(printed).replaceAll(/[^\n\x20-\x7e]+/g, (part) =>
    replaceInvisible(part, unicodeEscape),
  );
  return `${generatedHeader.toString()}\n\n${text}`;
}

/**
 * The library's defaults with two exceptions: a default does not make a member required (`defaultNonNullable`), and an
 * object without members may contain anything (`emptyObjectsUnknown`). TypeScript enums are off, for which the library
 * has global state.
 */
function contextFor(copy: JsonObject): GlobalContext {
  const document = copy as unknown as OpenAPI3;
  const context: Omit<GlobalContext, 'redoc'> = {
    additionalProperties: false,
    alphabetize: false,
    arrayLength: false,
    conditionalEnums: false,
    dedupeEnums: false,
    defaultNonNullable: false,
    discriminators: scanDiscriminators(document, { silent: true }),
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
    resolve: (reference) => resolveRef(document, reference, { silent: true }),
    rootTypes: false,
    rootTypesKeepCasing: false,
    rootTypesNoSchemaPrefix: false,
    silent: true,
    transform: (node) => {
      const base = openBaseOf(node);
      return base === undefined ? undefined : openTypes[base];
    },
    transformProperty: undefined,
  };
  // `redoc` configures the bundler, which does not run.
  return context as GlobalContext;
}

/** `string & {}` includes every string, but does not absorb the other members of a union. */
const openTypes = { string: typeOf('(string & {})'), number: typeOf('(number & {})') };

/** A node of the TypeScript version that the library uses. */
function typeOf(text: string): TypeNode {
  const [alias] = stringToAST(`type Open = ${text};`) as [TypeAliasDeclaration];
  return alias.type;
}
