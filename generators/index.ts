/** What programs use of the toolkit; the command line stands on the same functions. */

// First, as it refuses a Node that is too old.
export { OLDEST_NODE } from './refuse-old-node.ts';

export { readDocument } from './source/read.ts';
export type { Json, JsonObject, ReadOptions, SourceDocument, SourceResult } from './source/document.ts';
export type { Place, Places, SourceFile } from './diagnostics/place.ts';

export { buildModel, type ModelResult } from './model/build.ts';
export type * from './model/model.ts';

export type { Emission, Emitter, OutputFile } from './emit/emitter.ts';
export { emitters } from './emit/registry.ts';
export {
  generate,
  loadModel,
  type Generated,
  type GenerateRequest,
  type Loaded,
  type LoadOptions,
} from './pipeline.ts';

export { checkOutput, type CheckReport } from './output/check.ts';
export { writeOutput, type Output, type WriteReport, type WriteRequest } from './output/write.ts';

export type { FindingCode } from './diagnostics/catalog.ts';
export type { Finding, Severity } from './diagnostics/finding.ts';
export { renderJson } from './diagnostics/json.ts';
export { renderSarif } from './diagnostics/sarif.ts';
export { renderText, type TextOptions } from './diagnostics/text.ts';
