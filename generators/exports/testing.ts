/**
 * Tests of plug-ins, in any test framework. These names keep their meaning within a major version; results may get
 * further members, and texts of failures may change.
 */

export { generateFrom, type TestOptions, type TestResult } from '../testing/generate-from.ts';
export type { TestDocument } from '../testing/test-document.ts';
export { testRules, type RuleCase } from '../testing/test-rules.ts';
