/** How a test ended. */
export type TestStatus = 'success' | 'failed' | 'skipped' | 'error';

/** One test (Part B 2.4). Times are seconds. */
export type TestCase = {
  status: TestStatus;
  name: string;
  classname: string;
  execution_time: number;
  system_output: string | null;
  stack_trace: string | null;
};

/** The total duration of tests in seconds, and their counts by status. */
export type TestTotals = {
  total_time: number;
  total_count: number;
  success_count: number;
  failed_count: number;
  skipped_count: number;
  error_count: number;
};

/** The tests of one suite. A suite with an unreadable report has an error. */
export type TestSuite = TestTotals & {
  name: string;
  test_cases: readonly TestCase[];
  suite_error: string | null;
};

/** The tests of a pipeline. */
export type TestReport = TestTotals & { test_suites: readonly TestSuite[] };

/** The counts of a test report without the individual tests. */
export type TestReportSummary = {
  total: {
    time: number;
    count: number;
    success: number;
    failed: number;
    skipped: number;
    error: number;
    suite_error: string | null;
  };
  test_suites: readonly (TestTotals & {
    name: string;
    build_ids: readonly number[];
    suite_error: string | null;
  })[];
};

/** A suite with the tests of its jobs' reports. Its error is the first error of a report. */
export function testSuite(
  name: string,
  reports: readonly { cases: readonly TestCase[]; error: string | null }[],
): TestSuite {
  const cases = reports.flatMap((report) => report.cases);
  const error = reports.find((report) => report.error !== null)?.error ?? null;
  return { name, ...totalsOf(cases), test_cases: cases, suite_error: error };
}

/** A report of suites, with their totals. */
export function testReport(suites: readonly TestSuite[]): TestReport {
  return { ...sum(suites), test_suites: suites };
}

/**
 * The summary of a report.
 * @param jobs the ids of the jobs that reported each suite, by its name
 */
export function testReportSummary(
  report: TestReport,
  jobs: ReadonlyMap<string, readonly number[]>,
): TestReportSummary {
  return {
    total: {
      time: report.total_time,
      count: report.total_count,
      success: report.success_count,
      failed: report.failed_count,
      skipped: report.skipped_count,
      error: report.error_count,
      suite_error: report.test_suites.find((suite) => suite.suite_error !== null)?.suite_error ?? null,
    },
    test_suites: report.test_suites.map((suite) => {
      const { name, suite_error } = suite;
      return { name, ...sum([suite]), build_ids: jobs.get(name) ?? [], suite_error };
    }),
  };
}

function totalsOf(cases: readonly TestCase[]): TestTotals {
  const counts = { success: 0, failed: 0, skipped: 0, error: 0 };
  let time = 0;
  for (const test of cases) {
    counts[test.status] += 1;
    time += test.execution_time;
  }
  return {
    total_time: round(time),
    total_count: cases.length,
    success_count: counts.success,
    failed_count: counts.failed,
    skipped_count: counts.skipped,
    error_count: counts.error,
  };
}

function sum(parts: readonly TestTotals[]): TestTotals {
  const of = (key: keyof TestTotals): number => parts.reduce((total, part) => total + part[key], 0);
  return {
    total_time: round(of('total_time')),
    total_count: of('total_count'),
    success_count: of('success_count'),
    failed_count: of('failed_count'),
    skipped_count: of('skipped_count'),
    error_count: of('error_count'),
  };
}

/** Sums of times are rounded to microseconds, so that 0.1 and 0.2 are 0.3. */
function round(seconds: number): number {
  return Math.round(seconds * 1e6) / 1e6;
}
