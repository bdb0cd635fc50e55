import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalog, finding } from '../../generators/diagnostics/catalog.ts';
import { excerptOf } from '../../generators/diagnostics/excerpt.ts';
import type { Finding } from '../../generators/diagnostics/finding.ts';
import { renderJson } from '../../generators/diagnostics/json.ts';
import { renderSarif } from '../../generators/diagnostics/sarif.ts';
import { renderText } from '../../generators/diagnostics/text.ts';
import { visible } from '../../generators/diagnostics/visible.ts';
import { parseJson } from '../../generators/source/parse/parse-json.ts';
import { parseYaml } from '../../generators/source/parse/parse-yaml.ts';
import { pinnedFile } from '../../generators/source/files/text-file.ts';

const { file } = parseJson({
  path: 'api/a b.json',
  text: '{\n  "format": "datetime",\n  "type": "int"\n}\n',
});
const unknown = finding(
  'schema/unknown-format',
  { format: 'datetime', hint: '' },
  { file, pointer: '/format' },
);
const repeated = finding('source/circular-alias', { name: 'type' }, { file, pointer: '/type' }, [
  { message: 'first here', at: { file, pointer: '/format' } },
]);
const { cause, fix, title } = catalog['schema/unknown-format'];
const other = catalog['source/circular-alias'];

describe('text', () => {
  test('shows place, line, caret, other places, cause and fix, and counts', () => {
    expect(renderText([repeated, unknown])).toBe(
      [
        'note schema/unknown-format api/a b.json:2:13',
        '  The format "datetime" is not checked, because it is unknown.',
        '  2 |   "format": "datetime",',
        '    |             ^',
        `  cause: ${cause}`,
        `  fix: ${fix}`,
        '',
        'error source/circular-alias api/a b.json:3:11',
        '  The value of "type" contains itself.',
        '  3 |   "type": "int"',
        '    |           ^',
        '  api/a b.json:2:13: first here',
        `  cause: ${other.cause}`,
        `  fix: ${other.fix}`,
        '',
        '1 error, 1 note',
        '',
      ].join('\n'),
    );
  });

  test('is empty without findings, and plain unless colour is asked for', () => {
    expect(renderText([])).toBe('');
    expect(renderText([unknown])).not.toContain('\u001b');
    expect(renderText([unknown], { color: true })).toContain('\u001b[36mnote\u001b[0m');
  });

  test('counts what it does not show', () => {
    const text = renderText([repeated, unknown], { limit: 1 });
    expect(text).toContain('… and 1 more');
    expect(text).not.toContain('source/circular-alias');
    expect(text).toContain('1 error, 1 note');
  });

  test('cuts long lines around the caret', () => {
    const line = `${'a'.repeat(5_000)}HERE${'b'.repeat(5_000)}`;
    const excerpt = excerptOf({ text: `first\n${line}\n` }, { line: 2, column: 5_001 });
    expect(excerpt?.line.length).toBeLessThanOrEqual(102);
    expect(excerpt?.line.slice(excerpt.caret)).toMatch(/^HEREb+…$/);
  });

  test.each([
    ['a\u001b[31mb', 'a<U+001B>[31mb'],
    ['\u202eevil\u2066', '<U+202E>evil<U+2066>'],
    ['a\tb\r', 'a b<U+000D>'],
    ['\u200b\ufeff\u2028\u0085\ud800', '<U+200B><U+FEFF><U+2028><U+0085><U+D800>'],
    ['é 😀 漢', 'é 😀 漢'],
  ])('%j is shown as %s', (given, want) => expect(visible(given)).toBe(want));

  test('nothing in a document acts on the terminal', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(), (text, offset) => {
        const place = {
          file: pinnedFile({ path: text, text, offset: offset % (text.length + 1) }),
          pointer: '',
        };
        const shown = renderText([finding('source/circular-alias', { name: text }, place)]);
        // oxlint-disable-next-line no-control-regex -- control characters are what must not be there
        expect(shown).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
      }),
    );
  });
});

describe('order', () => {
  test('does not depend on the order of finding, and repetitions are left out', () => {
    const findings: Finding[] = [repeated, unknown, finding('source/syntax', { reason: 'r' })];
    fc.assert(
      fc.property(fc.shuffledSubarray([...findings, ...findings], { minLength: 6 }), (shuffled) => {
        expect(renderJson(shuffled)).toBe(renderJson(findings));
      }),
    );
    const codes = (JSON.parse(renderJson(findings)) as { findings: { code: string }[] }).findings.map(
      ({ code }) => code,
    );
    expect(codes).toEqual(['source/syntax', 'schema/unknown-format', 'source/circular-alias']);
  });
});

describe('findings with one cause', () => {
  const text = '{\n  "a": 1,\n  "b": 2,\n  "c": 3,\n  "d": 4,\n  "e": 5,\n  "f": 6\n}\n';
  const lines = parseJson({ path: 'a.json', text }).file;
  const at = (pointer: string) => ({ file: lines, pointer });
  const format = (name: string, pointer: string) =>
    finding('schema/unknown-format', { format: name, hint: '' }, at(pointer));
  const outside = (reference: string, root: string, pointer: string) =>
    finding('source/outside-reference', { reference, reason: 'it leaves', root }, at(pointer));
  const many = ['/a', '/b', '/c', '/d', '/e', '/f'].map((pointer) => format('phone', pointer));

  test('are one in text, with a count and the first places', () => {
    const shown = renderText([...many, format('other', '/b')]);
    expect(shown.match(/^note /gm)).toHaveLength(2);
    expect(shown).toContain(
      '  6 times in all; also at a.json:3:8, a.json:4:8, a.json:5:8, a.json:6:8, …\n  cause: ',
    );
    expect(shown).toContain('2 notes');
  });

  test('are one in JSON', () => {
    const { findings } = JSON.parse(renderJson(many)) as {
      findings: { line: number; count: number; others: { line: number }[] }[];
    };
    expect(findings.map(({ line, count, others }) => [line, count, others.map((each) => each.line)])).toEqual(
      [[2, 6, [3, 4, 5, 6]]],
    );
  });

  test('are one in SARIF', () => {
    const log = JSON.parse(renderSarif(many)) as { runs: [{ results: object[] }] };
    expect(log.runs[0].results).toMatchObject([
      {
        occurrenceCount: 6,
        relatedLocations: [{}, {}, {}, {}].map(() => ({ message: { text: 'also here' } })),
      },
    ]);
  });

  test('may differ in what they say', () => {
    const shown = renderText([
      outside('../x.json', '..', '/a'),
      outside('../y.json', '..', '/b'),
      outside('../../z.json', '../..', '/c'),
    ]);
    expect(shown.match(/^error /gm)).toHaveLength(2);
    expect(shown).toContain('"../x.json" is not followed: it leaves. `--root ..` allows it.');
  });

  test('have all of their edits, in JSON and in SARIF', () => {
    const wrong = parseYaml({ path: 'a b.yaml', text: "a: strnig\nb: 'strnig'\n" }).file;
    const misspelt = ['/a', '/b'].map((pointer): Finding => {
      const place = { file: wrong, pointer };
      return {
        ...format('phone', pointer),
        at: place,
        edits: [{ at: place, replace: 'strnig', by: 'string' }],
      };
    });
    const { findings } = JSON.parse(renderJson(misspelt)) as { findings: object[] };
    const edit = { file: 'a b.yaml', column: 4, endColumn: 10, replace: 'strnig', by: 'string' };
    expect(findings).toMatchObject([
      {
        edits: [
          { ...edit, line: 1 },
          { ...edit, line: 2, column: 5, endColumn: 11 },
        ],
      },
    ]);
    const changes = [
      { startLine: 1, startColumn: 4, endLine: 1, endColumn: 10 },
      { startLine: 2, startColumn: 5, endLine: 2, endColumn: 11 },
    ].map((deletedRegion) => ({
      artifactLocation: { uri: 'a%20b.yaml' },
      replacements: [{ deletedRegion, insertedContent: { text: 'string' } }],
    }));
    const log = JSON.parse(renderSarif(misspelt)) as { runs: [{ results: object[] }] };
    expect(log.runs[0].results).toMatchObject([{ fixes: [{ artifactChanges: changes }] }]);
  });

  test('each stand alone where they are about payloads', () => {
    const [first, second] = ['/a', '/b'].map((pointer) =>
      finding('payload/unknown-field', { name: 'x' }, at(pointer)),
    ) as [Finding, Finding];
    expect(renderText([first, second]).match(/payload\//g)).toHaveLength(2);
  });
});

describe('json', () => {
  test('has a stable shape', () => {
    expect(JSON.parse(renderJson([repeated]))).toEqual({
      findings: [
        {
          code: 'source/circular-alias',
          severity: 'error',
          message: 'The value of "type" contains itself.',
          file: 'api/a b.json',
          line: 3,
          column: 11,
          pointer: '/type',
          cause: other.cause,
          fix: other.fix,
          count: 1,
          others: [],
          related: [{ message: 'first here', file: 'api/a b.json', line: 2, column: 13, pointer: '/format' }],
          edits: [],
        },
      ],
    });
  });
});

describe('sarif', () => {
  test('names rules, levels and regions', () => {
    const log = JSON.parse(renderSarif([repeated, unknown])) as Record<string, unknown>;
    expect(log).toMatchObject({
      version: '2.1.0',
      runs: [
        {
          columnKind: 'utf16CodeUnits',
          tool: {
            driver: {
              name: 'forgespec',
              rules: [
                {
                  id: 'schema/unknown-format',
                  shortDescription: { text: title },
                  defaultConfiguration: { level: 'note' },
                },
                { id: 'source/circular-alias' },
              ],
            },
          },
          results: [
            {
              ruleId: 'schema/unknown-format',
              ruleIndex: 0,
              level: 'note',
              message: { text: unknown.message },
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: 'api/a%20b.json' },
                    region: { startLine: 2, startColumn: 13 },
                  },
                },
              ],
            },
            {
              ruleId: 'source/circular-alias',
              ruleIndex: 1,
              relatedLocations: [{ id: 0, message: { text: 'first here' } }],
            },
          ],
        },
      ],
    });
  });

  test('a finding without a place has no location', () => {
    const log = JSON.parse(renderSarif([finding('source/syntax', { reason: 'r' })])) as {
      runs: { results: object[] }[];
    };
    expect(log.runs[0]?.results[0]).not.toHaveProperty('locations');
  });
});

describe('catalog', () => {
  test.each(Object.entries(catalog))(
    '%s says what it is, why and what to do',
    (code, { title: name, cause: why, fix: what }) => {
      expect(code).toMatch(/^[a-z]+\/[a-z-]+$/);
      expect(name).toMatch(/[^.]$/);
      for (const sentence of [why, what]) expect(sentence).toMatch(/[.!)`]$/);
    },
  );
});
