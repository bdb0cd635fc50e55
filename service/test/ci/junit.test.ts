import { describe, expect, test } from 'vitest';
import { validateTestReport, validateTestReportSummary } from '../../../generated/validators/index.js';
import { readJunit } from '../../ci/junit/read-junit.ts';
import { testReport, testReportSummary, testSuite, type TestCase } from '../../ci/junit/report.ts';

const passed: TestCase = {
  status: 'success',
  name: 'adds',
  classname: 'Sum',
  execution_time: 0,
  system_output: null,
  stack_trace: null,
};

function inSuite(content: string): string {
  return `<?xml version="1.0"?><testsuites><testsuite name="s">${content}</testsuite></testsuites>`;
}

const documents: readonly [string, readonly TestCase[]][] = [
  ['<testsuites/>', []],
  ['<testsuite><testcase name="adds" classname="Sum"/></testsuite>', [passed]],
  [inSuite('<testcase name="adds" classname="Sum" time="1.5"/>'), [{ ...passed, execution_time: 1.5 }]],
  [
    inSuite('<testcase name="adds" classname="Sum" time="1,234.5"/>'),
    [{ ...passed, execution_time: 1_234.5 }],
  ],
  [inSuite('<testcase name="adds" classname="Sum" time="soon"/>'), [passed]],
  [inSuite('<testcase/>'), [{ ...passed, name: '', classname: '' }]],
  [
    inSuite(
      '<testcase name="adds" classname="Sum"><failure message="m">no &lt;\n<![CDATA[& no]]></failure></testcase>',
    ),
    [{ ...passed, status: 'failed', system_output: 'no <\n& no' }],
  ],
  [
    inSuite('<testcase name="adds" classname="Sum"><failure message="expected 2"/></testcase>'),
    [{ ...passed, status: 'failed', system_output: 'expected 2' }],
  ],
  [
    inSuite(
      '<testcase name="adds" classname="Sum"><error>e</error><system-out>o</system-out><system-err>r</system-err></testcase>',
    ),
    [{ ...passed, status: 'error', system_output: 'e\n\nSystem Out:\n\no\n\nSystem Err:\n\nr' }],
  ],
  [
    inSuite('<testcase name="adds" classname="Sum"><skipped/></testcase>'),
    [{ ...passed, status: 'skipped' }],
  ],
  [
    inSuite('<testcase name="adds" classname="Sum"><skipped message="later"/></testcase>'),
    [{ ...passed, status: 'skipped', system_output: 'later' }],
  ],
  [inSuite('<testcase name="adds" classname="Sum"><system-out>o</system-out></testcase>'), [passed]],
  [inSuite(`<testsuite><testcase name="adds" classname="Sum"/></testsuite>`.repeat(2)), [passed, passed]],
  // Tests outside of suites, and elements that only look like tests.
  ['<testcase name="adds"/>', []],
  ['<other><testcase name="adds"/></other>', []],
  [inSuite('<properties><testcase name="adds"/></properties>'), []],
];

test.each(documents)('%s has its tests', async (given, want) => {
  expect(await readJunit([given])).toEqual({ cases: want, error: null });
  const bytes = new TextEncoder().encode(given);
  const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, index) =>
    bytes.slice(index * 7, index * 7 + 7),
  );
  expect(await readJunit(pieces)).toEqual({ cases: want, error: null });
});

const broken: readonly [string, string, RegExp][] = [
  ['nothing', '', /^JUnit XML parsing failed: /],
  ['no XML', 'hello', /^JUnit XML parsing failed: /],
  ['an open element', '<testsuites><testsuite>', /^JUnit XML parsing failed: /],
  ['crossed elements', '<a><b></a></b>', /^JUnit XML parsing failed: /],
  ['an unknown entity', inSuite('<testcase name="&x;"/>'), /^JUnit XML parsing failed: /],
  [
    'entities of its own',
    `<!DOCTYPE a [<!ENTITY x "y"><!ENTITY z "&x;&x;&x;">]>${inSuite('<testcase name="&z;"/>').slice(21)}`,
    /^JUnit XML parsing failed: .*entity/,
  ],
  [
    'entities of a file',
    `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${inSuite('<testcase>&x;</testcase>').slice(21)}`,
    /^JUnit XML parsing failed: .*entity/,
  ],
  [
    'too deep elements',
    '<a>'.repeat(101),
    /^JUnit data parsing failed: elements are nested deeper than 100$/,
  ],
  [
    'too many tests',
    inSuite('<testcase/>'.repeat(100_001)),
    /^JUnit data parsing failed: number of test cases exceeded the limit of 100000$/,
  ],
];

test.each(broken)('%s gives an error and no tests', async (_, given, want) => {
  const report = await readJunit([given]);
  expect(report.cases).toEqual([]);
  expect(report.error).toMatch(want);
});

function* endless(): Iterable<string> {
  yield '<testsuite><testcase><system-out>';
  for (;;) yield 'x'.repeat(1_000_000);
}

test('a report that does not end is refused while it is read', async () => {
  expect((await readJunit(endless())).error).toMatch(/larger than/);
});

test('of a long output only the beginning is kept', async () => {
  const { cases } = await readJunit([
    inSuite(`<testcase><failure>${'x'.repeat(200_000)}</failure></testcase>`),
  ]);
  expect(cases[0]?.system_output?.length).toBe(65_536);
});

describe('reports', () => {
  const failed: TestCase = { ...passed, status: 'failed', execution_time: 0.1 };
  const skipped: TestCase = { ...passed, status: 'skipped', execution_time: 0.2 };
  const suites = [
    testSuite('unit', [
      { cases: [passed, failed], error: null },
      { cases: [skipped], error: null },
    ]),
    testSuite('broken', [{ cases: [], error: 'JUnit XML parsing failed: x' }]),
  ];
  const totals = {
    total_time: 0.3,
    total_count: 3,
    success_count: 1,
    failed_count: 1,
    skipped_count: 1,
    error_count: 0,
  };

  test('have the totals of their suites', () => {
    const report = testReport(suites);
    expect(report).toMatchObject(totals);
    expect(validateTestReport(report)).toMatchObject({ valid: true });
    expect(report.test_suites[0]).toEqual({
      ...totals,
      name: 'unit',
      test_cases: [passed, failed, skipped],
      suite_error: null,
    });
  });

  test('have a summary without tests', () => {
    const summary = testReportSummary(testReport(suites), new Map([['unit', [1, 2]]]));
    expect(validateTestReportSummary(summary)).toMatchObject({ valid: true });
    expect(summary.total).toEqual({
      time: 0.3,
      count: 3,
      success: 1,
      failed: 1,
      skipped: 1,
      error: 0,
      suite_error: 'JUnit XML parsing failed: x',
    });
    expect(summary.test_suites[0]).toEqual({ ...totals, name: 'unit', build_ids: [1, 2], suite_error: null });
    expect(summary.test_suites[1]).toMatchObject({ name: 'broken', build_ids: [], total_count: 0 });
  });
});
