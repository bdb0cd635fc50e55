/**
 * What an emitter needs: the model that it gets, and the functions that print source text. These names keep their
 * meaning within a major version. The model may get further members, and schema nodes further kinds: print a kind that
 * you do not know as `unknown`, and report a finding.
 */

export type { Aggregate, Emission, Emitter, OutputFile, Outputs, Printed, Unit } from '../emit/emitter.ts';
export { printEmission, type PrintedEmission } from '../emit/print-emission.ts';
export { carryRuntime } from '../emit/runtime.ts';

export {
  code,
  empty,
  indent,
  isCode,
  join,
  lines,
  mention,
  token,
  type Code,
  type Insertion,
} from '../code/code.ts';
export { docComment, generatedHeader, lineComment, type DocTag, type DocText } from '../code/comment.ts';
export { compileLayout, loadLayout, type LayoutValue, type LayoutValues } from '../code/layout.ts';
export { literal } from '../code/literal.ts';
export { jsonText } from '../../runtime/contract/json-text.ts';
export { markdownBlock, markdownCode, markdownText, printTable, tableCell } from '../code/markdown.ts';
export { modulePath } from '../code/module-path.ts';
export { identifier, isIdentifier, memberAccess, propertyKey, typeIdentifier } from '../code/name.ts';
export type { OutputSymbol } from '../code/output-symbol.ts';
export { regularExpression } from '../code/regular-expression.ts';
export { stringLiteral } from '../code/string.ts';
export type { TokenForm } from '../code/token-forms.ts';
export { importsOf } from '../typescript/imports.ts';
export { moduleOf } from '../typescript/module.ts';
export type { Names } from '../typescript/names.ts';
export { clientFunction, operationType, schemaType, typeNameIn } from '../typescript/symbols.ts';
export {
  tsModelOf,
  type TsFamily,
  type TsModel,
  type TsOperation,
  type TsReceivedOperation,
  type TsSchema,
} from '../typescript/ts-model.ts';

export type {
  ApiInfo,
  ApiModel,
  BodyPlace,
  Contact,
  Example,
  Extensions,
  ExternalDocs,
  Family,
  Header,
  HttpMethod,
  License,
  Link,
  MediaType,
  NamedSchema,
  OAuthFlow,
  Operation,
  Parameter,
  ParameterIn,
  ParameterStyle,
  PathItemTexts,
  PathPart,
  PathSegment,
  ReceivedOperation,
  RequestBody,
  Response,
  Schema,
  SecurityRequirement,
  SecurityScheme,
  Server,
} from '../model/model.ts';
export { allOperations, directionsOfOperation } from '../model/received.ts';
export { directionsOf, type Direction } from '../model/variants.ts';
export { describeForm, describeHeaders, describeParameters } from '../model/wire.ts';
export type { Json, JsonObject } from '../json/json.ts';

export type { JsonType } from '../keywords/keywords.ts';
export { mergeSchema, type MergedSchema } from '../schema/merge.ts';
export { schemaAt, type SchemaSource } from '../schema/named.ts';
export type { NodeHandlers, NodeKind, RulesOf, SchemaNode } from '../schema/node.ts';
export { handle, readSchema } from '../schema/read.ts';
export { isSchema, keywordOf, writtenOf } from '../schema/schema.ts';
export { allSchemas, referencesOf } from '../schema/visit.ts';
