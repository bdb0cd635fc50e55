import type {
  TestReport as TestReportBody,
  TestReportSummary as SummaryBody,
} from '../../../generated/types/index.js';
import type { JunitReport } from '../../ci/junit/read-junit.ts';
import { testReport, testReportSummary, testSuite, type TestReport } from '../../ci/junit/report.ts';
import type { Reads } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';

/** The test reports of a pipeline's jobs, and the jobs that reported each suite. */
export interface Reported {
  readonly report: TestReport;
  readonly jobs: ReadonlyMap<string, readonly number[]>;
}

/** The tests of a pipeline: one suite for each job, with the parts of a parallel job together. */
export async function testsOf(reads: Reads, { id }: Pick<Row<'pipelines'>, 'id'>): Promise<Reported> {
  const rows = await reads.all<{ build_id: number; name: string; report: unknown }>(sql`
    select b.id as build_id, b.name, a.report from artifacts a join builds b on b.id = a.build_id
    where b.pipeline_id = ${id} and b.retried = ${false} and a.kind = 'junit'
    order by b.stage_position, b.id, a.id`);
  const bySuite = Map.groupBy(rows, ({ name }) => suiteName(name));
  const suites = [...bySuite].map(([name, found]) =>
    testSuite(
      name,
      found.map(({ report }) => report as JunitReport),
    ),
  );
  const jobs = new Map(
    [...bySuite].map(([name, found]) => [name, [...new Set(found.map(({ build_id }) => build_id))]]),
  );
  return { report: testReport(suites), jobs };
}

/** The name of a job without its part of a parallel job: `test 1/3` and `test: [a, b]` are `test`. */
function suiteName(job: string): string {
  return job.replace(/(?: \d{1,5}\/\d{1,5}|: \[.*\])$/s, '');
}

export function reportView({ report }: Reported): TestReportBody {
  return {
    ...report,
    test_suites: report.test_suites.map((suite) => ({ ...suite, test_cases: [...suite.test_cases] })),
  };
}

export function summaryView({ report, jobs }: Reported): SummaryBody {
  const summary = testReportSummary(report, jobs);
  return {
    ...summary,
    test_suites: summary.test_suites.map((suite) => ({ ...suite, build_ids: [...suite.build_ids] })),
  };
}
