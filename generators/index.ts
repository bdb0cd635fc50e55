/**
 * The public API for programs, configurations and plug-ins; the command line uses the same functions. These names keep
 * their meaning within a major version; results of functions may get further members.
 */

// First, as it refuses an outdated Node.
export { OLDEST_NODE } from './process/refuse-old-node.ts';

export {
  defineConfig,
  type Config,
  type DevConfig,
  type DocumentConfig,
  type DocumentOptions,
} from './config/config.ts';
export { definePlugin, type Plugin, type PluginFormat } from './plugin/plugin.ts';
export type { Checked, Rule } from './source/rules/rule.ts';
export type { Kind } from './source/document/structure.ts';
export type { Node } from './source/document/walk.ts';

export type { Json, JsonObject } from './json/json.ts';
export type { SourceDocument } from './source/document/source-document.ts';
export type { ReadOptions, SourceResult } from './source/read-options.ts';
export type { FileContent, Place, Places, Position, SourceFile } from './diagnostics/place.ts';
export { contentOf } from './diagnostics/source-file.ts';

export { buildModel, type ModelResult } from './model/build.ts';
export type { Layout } from './model/layout.ts';
export type { Naming } from './model/naming.ts';
export type { OneOfReading } from './model/one-of.ts';
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
} from './model/model.ts';

export type { Emission, Emitter, OutputFile, Unit } from './emit/emitter.ts';
export { emitters } from './emit/registry.ts';
export {
  generate,
  loadModel,
  readDocument,
  type Generated,
  type GenerateRequest,
  type Loaded,
  type LoadOptions,
} from './pipeline.ts';

export { checkOutput, type CheckReport } from './output/check.ts';
export { writeOutput, type Output, type WriteReport, type WriteRequest } from './output/write.ts';

export type { FindingCode } from './diagnostics/catalog.ts';
export {
  defineFindings,
  type FindingDefinitions,
  type Findings,
  type ParametersOf,
} from './diagnostics/define-findings.ts';
export { define, type FindingDefinition } from './diagnostics/definition.ts';
export type { Finding } from './diagnostics/finding.ts';
export type { Severity } from './diagnostics/definition.ts';
export { renderJson, type FindingRecord, type PlaceRecord } from './diagnostics/json.ts';
export { renderSarif } from './diagnostics/sarif.ts';
export { LEVELS, type Level, type Levels } from './diagnostics/severities.ts';
export { renderText, type TextOptions } from './diagnostics/text.ts';
