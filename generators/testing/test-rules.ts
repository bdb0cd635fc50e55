import { AssertionError } from 'node:assert';
import { diffArrays } from 'diff';
import { renderText } from '../diagnostics/text.ts';
import type { Plugin } from '../plugin/plugin.ts';
import { generateFrom, type TestOptions } from './generate-from.ts';
import { textsOf, type TestDocument } from './test-document.ts';

/**
 * A document, the findings that the rules report in it, as `code line:column`, and, to test corrections, the text of the
 * document after `lint --fix`.
 */
export type RuleCase = readonly [document: TestDocument, found: readonly string[], fixed?: string];

/**
 * Tests the rules of a plug-in. Errors and flaws of the document count too, because rules do not see the parts of a
 * document that are wrong; other findings of the toolkit do not. To test one rule, give the plug-in with it alone:
 * `{ ...plugin, rules: [rule] }`.
 *
 * Works in every test framework: it throws an `AssertionError` that shows all cases with other findings than expected.
 */
export async function testRules(
  plugin: Plugin,
  cases: readonly RuleCase[],
  options: Omit<TestOptions, 'plugins'> = {},
): Promise<void> {
  const all = { strict: true, ...options, plugins: [{ ...plugin, emitters: [] }] };
  const failures: string[] = [];
  for (const [index, each] of cases.entries()) {
    const failure = await failureOf(each, plugin, all);
    if (failure !== undefined) failures.push(`Case ${index + 1} of ${cases.length}:\n${failure}`);
  }
  if (failures.length > 0) throw new AssertionError({ message: failures.join('\n') });
}

/** The document of a case, its expected and actual findings, and these in detail; undefined if they are equal. */
async function failureOf(
  [document, expected, corrected]: RuleCase,
  { name }: Plugin,
  options: TestOptions,
): Promise<string | undefined> {
  const { found, findings, fixed } = await generateFrom(document, options);
  const counts = findings.map(({ code, severity }) => severity === 'error' || code.startsWith(`${name}/`));
  const actual = found.filter((_, index) => counts[index]);
  const [[file, text] = ['', '']] = textsOf(document);
  const wanted = corrected === undefined ? expected : [...expected, ...corrected.split('\n')];
  const got = corrected === undefined ? actual : [...actual, ...(fixed[file] ?? text).split('\n')];
  if (wanted.join('\n') === got.join('\n')) return undefined;
  const details = renderText(findings.filter((_, index) => counts[index]));
  return `${text.trimEnd()}\n\n- expected, + found\n${differenceOf(wanted, got)}\n\n${details}`;
}

function differenceOf(wanted: readonly string[], got: readonly string[]): string {
  return diffArrays([...wanted], [...got])
    .flatMap(({ added, removed, value }) => {
      const mark = added ? '+' : removed ? '-' : ' ';
      return value.map((line) => `${mark} ${line}`);
    })
    .join('\n');
}
