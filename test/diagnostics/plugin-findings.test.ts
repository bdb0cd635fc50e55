import { expect, test } from 'vitest';
import { defineFindings } from '../../generators/diagnostics/define-findings.ts';
import type { Finding } from '../../generators/diagnostics/finding.ts';
import { renderJson } from '../../generators/diagnostics/json.ts';
import { renderSarif } from '../../generators/diagnostics/sarif.ts';
import { refuseFlaws, withLevels } from '../../generators/diagnostics/severities.ts';
import { renderText } from '../../generators/diagnostics/text.ts';
import { finding } from '../../generators/diagnostics/catalog.ts';
import { parseJson } from '../../generators/source/parse/parse-json.ts';

const acme = defineFindings({
  'acme/no-verbs': {
    severity: 'warning',
    flaw: true,
    title: 'A path holds a verb',
    message: (p: { verb: string }) => `The path holds ${p.verb}.`,
    cause: 'The method is the verb.',
    fix: 'Name the thing.',
  },
  'acme/unsafe': {
    severity: 'error',
    title: 'Nothing works',
    message: () => 'Nothing works.',
    cause: 'It is so.',
    fix: 'Stop.',
  },
});
const { file } = parseJson({ path: 'api.json', text: '{\n  "a": 1\n}\n' });
const verb = acme.finding('acme/no-verbs', { verb: 'get' }, { file, pointer: '/a' });

const severities = (found: readonly Finding[]): readonly string[] =>
  found.map(({ code, severity }) => `${code} ${severity}`);

test('the compiler knows the codes and the parameters of their messages', () => {
  // @ts-expect-error -- there is no such code
  expect(() => acme.finding('acme/none', {})).toThrow(TypeError);
  // @ts-expect-error -- the message needs a verb
  expect(acme.finding('acme/no-verbs', {}).message).toBe('The path holds undefined.');
});

test('a finding that the toolkit does not know is printed as its own are', () => {
  expect(renderText([verb])).toBe(
    [
      'warning acme/no-verbs api.json:2:8',
      '  The path holds get.',
      '  2 |   "a": 1',
      '    |        ^',
      '  cause: The method is the verb.',
      '  fix: Name the thing.',
      '',
      '1 warning',
      '',
    ].join('\n'),
  );
  expect(JSON.parse(renderJson([verb]))).toMatchObject({
    findings: [{ code: 'acme/no-verbs', cause: 'The method is the verb.', fix: 'Name the thing.' }],
  });
  expect(JSON.parse(renderSarif([verb]))).toMatchObject({
    runs: [
      {
        tool: { driver: { rules: [{ id: 'acme/no-verbs', help: { text: 'Name the thing.' } }] } },
        results: [{ ruleId: 'acme/no-verbs', ruleIndex: 0 }],
      },
    ],
  });
});

test('findings with one cause are one, whoever reports them', () => {
  const again = acme.finding('acme/no-verbs', { verb: 'get' }, { file, pointer: '' });
  expect(renderText([verb, again])).toContain('2 times in all');
});

test('users choose severities, but an error stays one', () => {
  const unsafe = acme.finding('acme/unsafe', {});
  const tag = finding('openapi/undeclared-tag', { tag: 'a' });
  const all = [verb, unsafe, tag];
  expect(severities(withLevels(all, { 'acme/no-verbs': 'off', 'acme/unsafe': 'off' }))).toEqual([
    'acme/unsafe error',
    'openapi/undeclared-tag note',
  ]);
  expect(severities(withLevels(all, { 'acme/no-verbs': 'note', 'openapi/undeclared-tag': 'error' }))).toEqual(
    ['acme/no-verbs note', 'acme/unsafe error', 'openapi/undeclared-tag error'],
  );
  expect(severities(refuseFlaws([verb]))).toEqual(['acme/no-verbs error']);
  // Whoever chose a severity has said how strict they are.
  expect(severities(refuseFlaws([verb], { 'acme/no-verbs': 'note' }))).toEqual(['acme/no-verbs warning']);
});
