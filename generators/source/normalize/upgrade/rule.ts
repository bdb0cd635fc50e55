import type { Finding } from '../../../diagnostics/finding.ts';
import type { JsonObject } from '../../../json/json.ts';
import type { Places } from '../../../diagnostics/place.ts';

/** Rewrites one keyword of OpenAPI 3.0 in a schema, in place, to its equivalent in 3.1. */
export type SchemaRule = (schema: JsonObject, context: UpgradeContext) => void;

export interface UpgradeContext {
  readonly places: Places;
  readonly report: (finding: Finding) => void;
}
