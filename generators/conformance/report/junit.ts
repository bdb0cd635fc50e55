import { printCurl } from '../../../runtime/conformance/curl.ts';
import type { Addresses } from '../../../runtime/conformance/servers.ts';
import { xmlAttributes, xmlText } from '../../diagnostics/xml.ts';
import { requestOf } from '../../../runtime/conformance/request-of.ts';
import type { CaseResult, Verification } from '../result.ts';

/** The results of a run as JUnit XML, which continuous integration services read: a suite for each operation. */
export function renderJunit({ plans, results }: Verification, addresses: Addresses): string {
  const suites = plans.map(({ operation }) => {
    const own = results.filter(({ planned }) => planned.case.operation === operation.id);
    const cases = own.map((result) => testCase(result, addresses));
    return `  <testsuite ${xmlAttributes({ name: operation.id, ...counts(own) })}>\n${cases.map((each) => `${each}\n`).join('')}  </testsuite>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${xmlAttributes({ name: 'forgespec verify', ...counts(results) })}>\n${suites.join('')}</testsuites>\n`;
}

function counts(results: readonly CaseResult[]): Readonly<Record<string, string>> {
  const milliseconds = results.reduce((sum, each) => sum + each.milliseconds, 0);
  return {
    tests: String(results.length),
    failures: String(results.filter(({ ending }) => ending === 'failed').length),
    errors: '0',
    skipped: String(results.filter(({ ending }) => ending === 'skipped' || ending === 'idle').length),
    time: (milliseconds / 1000).toFixed(3),
  };
}

function testCase(
  { planned, ending, failed, why = '', smallest, milliseconds }: CaseResult,
  addresses: Addresses,
): string {
  const { id, operation } = planned.case;
  const opening = `    <testcase ${xmlAttributes({ classname: operation, name: id, time: (milliseconds / 1000).toFixed(3) })}`;
  if (ending === 'passed') return `${opening}/>`;
  if (ending !== 'failed') return `${opening}><skipped ${xmlAttributes({ message: why })}/></testcase>`;
  const [first] = failed;
  const printed = [
    ...failed.map(({ message }) => message),
    printCurl(addresses, smallest ?? requestOf(planned.case)),
  ].join('\n');
  return `${opening}><failure ${xmlAttributes({ type: first?.check ?? '', message: first?.message ?? '' })}>${xmlText(printed)}</failure></testcase>`;
}
