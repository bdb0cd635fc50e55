import { xmlAttributes, xmlText } from '../../diagnostics/xml.ts';
import { positionOf } from '../../diagnostics/located.ts';
import type { ContractChange } from '../contract.ts';
import { verdictText } from './findings.ts';
import type { DiffReport } from './report.ts';
import { isSerious } from './text.ts';

/** Changes as JUnit writes it: what breaks or is unknown has failed, what was accepted is skipped. */
export function renderDiffJunit({ changes, accepted }: DiffReport): string {
  const failed = changes.filter((change) => isSerious(change) && !accepted.has(change.fingerprint));
  const counts = {
    name: 'forgespec diff',
    tests: String(changes.length),
    failures: String(failed.length),
    errors: '0',
    skipped: String(changes.filter(({ fingerprint }) => accepted.has(fingerprint)).length),
  };
  const cases = changes.map((change) => `    ${testCase(change, accepted.get(change.fingerprint))}\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${xmlAttributes(counts)}>\n  <testsuite ${xmlAttributes(counts)}>\n${cases.join('')}  </testsuite>\n</testsuites>\n`;
}

function testCase(change: ContractChange, accepted: string | undefined): string {
  const { code, where, message, verdict, before, after, fingerprint } = change;
  const opening = `<testcase ${xmlAttributes({ classname: code, name: `${where} (${fingerprint})` })}`;
  if (accepted !== undefined)
    return `${opening}><skipped ${xmlAttributes({ message: accepted })}/></testcase>`;
  if (!isSerious(change)) return `${opening}/>`;
  const places = [before, after].flatMap((place) => {
    if (place === undefined) return [];
    const { line, column } = positionOf(place);
    return [`${place.file.path}:${line}:${column}`];
  });
  const text = [message, verdictText(verdict), ...places].join('\n');
  return `${opening}><failure ${xmlAttributes({ type: verdict.kind, message })}>${xmlText(text)}</failure></testcase>`;
}
