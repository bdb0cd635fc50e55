import { AssertionError } from 'node:assert';
import { describe, expect, test } from 'vitest';
import { defineFindings } from '../../generators/diagnostics/define-findings.ts';
import { definePlugin } from '../../generators/plugin/plugin.ts';
import { testRules, type RuleCase } from '../../generators/testing/test-rules.ts';

const { definitions, finding } = defineFindings({
  'acme/short-title': {
    severity: 'warning',
    title: 'A title is short',
    message: (p: { title: string }) => `${p.title} is short.`,
    cause: 'Readers need more.',
    fix: 'Write more.',
  },
});

/** Titles of schemas have three letters. A shorter one is corrected. */
const acme = definePlugin({
  name: 'acme',
  findings: { definitions },
  rules: [
    function* titles({ nodes, places }) {
      for (const { value } of nodes) {
        const { title } = value;
        const at = places.at(value, 'title');
        if (typeof title !== 'string' || title.length > 2 || at === undefined) continue;
        yield {
          ...finding('acme/short-title', { title }, at),
          edits: [{ at, replace: title, by: `${title}!!` }],
        };
      }
    },
  ],
});

const schema = (text: string) => `components: { schemas: { A: ${text} } }`;
const short: RuleCase = [schema('{ title: A }'), ['acme/short-title 1:38'], schema('{ title: A!! }')];
const long: RuleCase = [schema('{ title: Long, format: own }'), []];

async function failureOf(...cases: readonly RuleCase[]): Promise<string> {
  try {
    await testRules(acme, cases);
    return '';
  } catch (error) {
    if (error instanceof AssertionError) return error.message;
    throw error;
  }
}

describe('a table of documents and their findings', () => {
  test('as they are', async () => {
    expect(await failureOf(short, long)).toBe('');
  });

  test('a failure shows each document with other findings, and what was found', async () => {
    const failure = await failureOf([short[0], ['acme/short-title 1:30']], long, [
      long[0],
      ['acme/short-title 1:1'],
    ]);
    expect(failure).toBe(`Case 1 of 3:
components: { schemas: { A: { title: A } } }

- expected, + found
- acme/short-title 1:30
+ acme/short-title 1:38

warning acme/short-title openapi.yaml:1:38
  A is short.
  1 | components: { schemas: { A: { title: A } } }
    |                                      ^
  cause: Readers need more.
  fix: Write more.

1 warning

Case 3 of 3:
components: { schemas: { A: { title: Long, format: own } } }

- expected, + found
- acme/short-title 1:1

`);
  });

  test.each<[about: string, given: RuleCase, want: string]>([
    ['a finding that is not expected', [short[0], []], '+ acme/short-title 1:38\n'],
    [
      'another order',
      [schema('{ title: A, items: { title: B } }'), ['acme/short-title 1:57', 'acme/short-title 1:38']],
      '- acme/short-title 1:57\n  acme/short-title 1:38\n+ acme/short-title 1:57\n',
    ],
    [
      'another correction',
      [short[0], short[1], 'other'],
      `  acme/short-title 1:38\n- other\n+ ${short[2]}\n`,
    ],
    ['no correction', [long[0], [], 'other'], `- other\n+ ${long[0]}`],
    ['an error', ['[]', []], '+ source/not-a-document 1:1\n'],
    ['a flaw', ['paths: []', []], '+ openapi/malformed 1:8\n'],
  ])('a failure for %s', async (_, given, want) => {
    expect(await failureOf(given)).toContain(want);
  });
});
