/**
 * The journeys of `npm test`: whole ways through what the units test in parts. They need Node and git alone, and some tens
 * of seconds together. Each stands for a family of tests in `npm run test:all`.
 */
export const journeys: readonly string[] = [
  'test/journeys/*.test.ts',
  'test/handbook/readme.test.ts',
  'test/check/json-schema-suite.test.ts',
  'test/server/sample.test.ts',
  'test/wire/parameters.test.ts',
  'test/docs/site.test.ts',
  'service/test/http/*.test.ts',
  'service/test/access/*.test.ts',
  'service/test/families/{issues,members,merge-requests,milestones,pipelines,repository}.test.ts',
  'service/test/git/{clone,push}.test.ts',
];
