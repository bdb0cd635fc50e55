/**
 * Verification of a running server, and its ledger. These names keep their meaning within a major version; the cases
 * that are made from a document, and their order, may change in any version.
 */

export type { Bounds } from '../conformance/budget.ts';
export { buildLedger } from '../conformance/build-ledger.ts';
export { noValues, readGivenValues, type GivenValues } from '../conformance/given-values.ts';
export type { Ledger, OperationLedger } from '../conformance/ledger.ts';
export type { Plan, PlannedCase, Settings } from '../conformance/planning.ts';
export { renderJson } from '../conformance/report/json.ts';
export { renderJunit } from '../conformance/report/junit.ts';
export { renderLedger } from '../conformance/report/ledger.ts';
export { renderText } from '../conformance/report/text.ts';
export type { CaseResult, Ending, Exchange, Stop, Verification } from '../conformance/result.ts';
export { verify, type RunRequest } from '../conformance/run.ts';
