/**
 * Checks of values, payloads and recorded traffic against a model, in memory. These names keep their meaning within a
 * major version; message texts may change.
 */

export { liveValidators, type LiveValidator, type LiveValidators } from '../check/live.ts';
export { validateHar, type HarRequestToCheck } from '../validate/validate-har.ts';
export type { EntryReport, HarReport, OperationSummary, TrafficSummary } from '../validate/har-report.ts';
export { validatePayload, type PayloadTarget, type PayloadToCheck } from '../validate/validate-payload.ts';
