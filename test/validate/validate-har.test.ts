import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { printTraffic } from '../../generators/cli/traffic.ts';
import { renderText } from '../../generators/diagnostics/text.ts';
import type { ApiModel } from '../../generators/model/model.ts';
import type { HarReport } from '../../generators/validate/har-report.ts';
import { listedFindings, validateHar } from '../../generators/validate/validate-har.ts';
import { readModel } from './library.ts';
import { contentOf } from '../../generators/diagnostics/source-file.ts';

const path = 'test/validate/library.har';
const text = readFileSync(path, 'utf8');

/** Code, part and pointer inside the part, and the place in the recording below the entry. */
type Expected = readonly [code: string, part: string, pointer: string, place: string];

const entries: readonly (readonly [
  operation: string | undefined,
  findings: readonly Expected[],
  entryFindings?: readonly string[],
])[] = [
  ['listBooks', []],
  [
    'listBooks',
    [
      ['traffic/unknown-parameter', 'query', '', '/request/url'],
      ['traffic/unknown-parameter', 'query', '', '/request/url'],
      ['traffic/invalid-parameter', 'query', '/page', '/request/url'],
      ['traffic/invalid-parameter', 'query', '/ids[]/1', '/request/url'],
      ['traffic/invalid-parameter', 'header', '/X-Trace', '/request/headers'],
      ['traffic/invalid-parameter', 'cookie', '/theme', '/request/headers'],
      ['traffic/invalid-header', 'response header', '/X-Total', '/response/headers/1'],
      ['traffic/invalid-body', 'response body', '/0', '/response/content/text'],
      ['traffic/invalid-body', 'response body', '/0/id', '/response/content/text'],
      ['traffic/invalid-body', 'response body', '/1/title', '/response/content/text'],
    ],
  ],
  [
    'listBooks',
    [
      ['traffic/invalid-parameter', 'query', '/page', '/request/url'],
      ['traffic/invalid-header', 'response header', '/X-Total', '/response/headers'],
    ],
  ],
  [
    'createBook',
    [
      ['traffic/invalid-body', 'request body', '/extra', '/request/postData/text'],
      ['traffic/invalid-body', 'request body', '/pages', '/request/postData/text'],
      ['traffic/invalid-body', 'request body', '/title', '/request/postData/text'],
      ['traffic/malformed-body', 'response body', '', '/response/content/text'],
    ],
  ],
  ['createBook', []],
  [
    'createBook',
    [
      ['traffic/unknown-parameter', 'request body', '', '/request/postData'],
      ['traffic/invalid-body', 'request body', '/title', '/request/postData/params'],
      ['traffic/invalid-body', 'request body', '/pages', '/request/postData/params'],
      ['traffic/invalid-body', 'request body', '/editions/0/year', '/request/postData/params'],
      ['traffic/undocumented-status', 'status', '', '/response/status'],
    ],
  ],
  [
    'createBook',
    [
      ['traffic/missing-body', 'request body', '', '/request'],
      ['traffic/undocumented-media-type', 'response body', '', '/response/content'],
    ],
  ],
  [
    'getBook',
    [
      ['traffic/invalid-parameter', 'path', '/book_id', '/request/url'],
      ['traffic/invalid-body', 'response body', '', '/response/content/text'],
    ],
  ],
  ['getLatestBook', [['traffic/missing-body', 'response body', '', '/response']]],
  ['deleteBook', [['traffic/unexpected-body', 'response body', '', '/response/content']]],
  [
    'uploadCover',
    [
      ['traffic/unknown-parameter', 'request body', '', '/request/postData'],
      ['traffic/invalid-body', 'request body', '', '/request/postData/text'],
      ['traffic/no-response', 'status', '', '/response'],
    ],
  ],
  [undefined, [], ['traffic/unknown-method']],
  [undefined, [], ['traffic/unknown-path']],
  [undefined, [], ['traffic/unknown-server']],
  [undefined, [], ['traffic/incomplete-entry', 'traffic/incomplete-entry']],
  ['getBook', [], ['traffic/incomplete-entry']],
  ['getBook', [['traffic/body-not-recorded', 'response body', '', '/response']]],
  ['getBook', [['traffic/malformed-body', 'response body', '', '/response/content/text']]],
];

describe('a recording is held against the document', () => {
  let model: ApiModel;
  let report: HarReport;

  beforeAll(async () => {
    model = await readModel('library.yaml');
    report = validateHar({ model, text, path });
  });

  test('every entry is in the table', () => {
    expect(report.entries.length).toBe(entries.length);
    expect(report.summary.entries).toBe(entries.length);
  });

  test.each(entries.map((entry, index) => [index, ...entry] as const))(
    'entry %i (%s)',
    (index, operation, findings, entryFindings = []) => {
      const entry = report.entries[index];
      expect(entry?.operation?.id).toBe(operation);
      const distinct = new Set(
        entry?.findings.map(({ finding, part, pointer }) => {
          const place = finding.at?.pointer.replace(`/log/entries/${index}`, '');
          return JSON.stringify([finding.code, part, pointer, place]);
        }),
      );
      expect([...distinct].toSorted()).toEqual(
        [...new Set(findings.map((finding) => JSON.stringify(finding)))].toSorted(),
      );
      expect(entry?.entryFindings.map(({ code }) => code)).toEqual(entryFindings);
    },
  );

  test('an error that is documented without content may have any', () => {
    const request = { method: 'DELETE', url: 'https://library.example/api/v1/books/9', headers: [] };
    const content = { mimeType: 'application/json', text: '{"message":"Gone"}', size: 18 };
    const response = { status: 404, headers: [], content };
    const recording = JSON.stringify({ log: { entries: [{ request, response }] } });
    const [entry] = validateHar({ model, text: recording, path }).entries;
    expect([entry?.operation?.id, entry?.findings]).toEqual(['deleteBook', []]);
  });

  test('findings name entry, operation and what was expected, and stand in the recording', () => {
    const [finding] = report.entries[7]?.findings.filter(({ part }) => part === 'response body') ?? [];
    expect(finding?.finding.message).toMatch(/^Entry 7 \(getBook\), response body must have .*message/);
    expect(finding?.expected).toBe('message');
    expect(finding?.finding.at?.file.path).toBe(path);
    const line = text.split('\n').findIndex((each) => each.includes('books/9%2Fa')) + 1;
    const [parameter] = report.entries[7]?.findings ?? [];
    const at = parameter?.finding.at;
    expect(at && contentOf(at.file).locate(at.pointer).line).toBe(line);
  });

  test('a body that does not parse is placed inside the body', () => {
    const finding = report.entries[3]?.findings.find(({ part }) => part === 'response body');
    expect(finding?.finding.message).toMatch(/at 2:9 of the body\.$/);
  });

  test('the summary counts by operation, in the order of the document', () => {
    expect(report.summary.unmatched).toBe(4);
    expect(
      report.summary.operations.map(({ operation, entries: count, ok }) => [operation.id, count, ok]),
    ).toEqual([
      ['listBooks', 3, 1],
      ['createBook', 4, 1],
      ['getLatestBook', 1, 0],
      ['getBook', 4, 2],
      ['deleteBook', 1, 0],
      ['uploadCover', 1, 0],
    ]);
  });

  test('a base URL takes the place of the servers', () => {
    const elsewhere = validateHar({ model, text, path, baseUrl: 'https://one.example/prefix/api/v1/' });
    expect(elsewhere.entries.map(({ operation }) => operation?.id).filter((id) => id !== undefined)).toEqual([
      'listBooks',
    ]);
  });

  test.each([
    ['cut short', text.slice(0, 2000), 'traffic/truncated'],
    ['cut short in a text', '{"log":{"entries":[{"a":"b', 'traffic/truncated'],
    ['not JSON', '{"log": nope}', 'source/syntax'],
    ['empty', '', 'traffic/truncated'],
    ['a list', '[]', 'traffic/not-har'],
    ['null', 'null', 'traffic/not-har'],
    ['another document', '{"openapi":"3.1.1"}', 'traffic/not-har'],
    ['without entries', '{"log":{"entries":{}}}', 'traffic/not-har'],
    ['nested without end', '['.repeat(100_000), 'source/too-deep'],
  ])('a file that is %s is refused with a place', (_, given, code) => {
    const refused = validateHar({ model, text: given, path: 'some.har' });
    expect(refused.findings.map((finding) => finding.code)).toContain(code);
    const [at] = refused.findings.map((finding) => finding.at);
    expect(at && contentOf(at.file).locate(at.pointer).line).toBeGreaterThan(0);
    expect(refused.summary).toEqual({ entries: 0, operations: [], unmatched: 0 });
  });

  test('nothing that is printed holds credentials', () => {
    const urls = ['https://one.example/api/v1/books?token=secret', 'https://other.example/?key=secret'];
    const headers = ['Authorization', 'token', 'Cookie'].map((name) => ({ name, value: 'a "secret"' }));
    const requests = urls.flatMap((url) => [
      { method: 'GET', url, headers },
      { headers, method: 'GET', url },
    ]);
    const log = { entries: requests.map((request) => ({ request, response: { status: 299 } })) };
    const printed = validateHar({ model, text: JSON.stringify({ log }), path });
    expect(printed.entries.map(({ url }) => url)).toEqual([
      'https://one.example/api/v1/books?token=***',
      'https://one.example/api/v1/books?token=***',
      'https://other.example/?***',
      'https://other.example/?***',
    ]);
    expect(printed.findings.length).toBeGreaterThan(1);
    expect(renderText(printed.findings) + printTraffic.json(printed)).not.toContain('secret');
  });

  const secretHeaders = [{ value: 'Bearer secret', name: 'Authorization' }];
  const whole = (url: string, sent = ''): string =>
    JSON.stringify({
      log: {
        entries: [{ request: { method: 'POST', url, headers: secretHeaders, postData: { text: sent } } }],
      },
    });

  test.each([
    ['cut inside of a credential', whole('https://one.example/api/v1/books').replace(/secret.*/, 'secret')],
    ['with a name twice', whole('https://one.example/api/v1/books').replace('{"log"', '{"log":1,"log"')],
    ['with a fragment', whole('https://one.example/api/v1/books?page=0#access_token=secret')],
    ['to another server', whole('https://u:secret@two.example/?a=secret#access_token=secret')],
    ['with user and password', whole('https://u:secret@one.example/api/v1/nothing')],
    ['of data', whole('data:text/plain,secret')],
    ['of a password beside a fault', whole('https://one.example/api/v1/books', '{"password":"secret"}')],
    ['that is no recording', '{"a":"secret"}'],
    ['that is no JSON', 'root:secret'],
  ])('a recording %s shows no credentials', (_, given) => {
    const printed = validateHar({ model, text: given, path });
    expect(printed.findings.length).toBeGreaterThan(0);
    expect(renderText(printed.findings) + printTraffic.json(printed)).not.toContain('secret');
  });

  test('a byte order mark is no part of the recording', () => {
    expect(validateHar({ model, text: `\uFEFF${text}`, path }).entries.length).toBe(entries.length);
  });

  test('entries of any shape are tolerated', () => {
    const odd = [
      null,
      1,
      'x',
      [],
      {},
      { request: [] },
      { request: { method: 1, url: {} }, response: { status: '200' } },
    ];
    const hostile = {
      request: { method: '__proto__', url: 'https://x/api/v1/books/__proto__' },
      response: { status: 1e99, headers: [null] },
    };
    const { entries: reports, findings } = validateHar({
      model,
      text: JSON.stringify({ log: { entries: [...odd, hostile] } }),
      path,
    });
    expect(reports.length).toBe(8);
    expect(new Set(findings.map(({ code }) => code))).toEqual(
      new Set(['traffic/incomplete-entry', 'traffic/unknown-method']),
    );
  });

  test('a finding in every entry of a long recording is counted and not listed for ever', () => {
    const entry = {
      request: { method: 'GET', url: 'https://x.example/api/v1/shelves' },
      response: { status: 200 },
    };
    const long = validateHar({
      model,
      text: JSON.stringify({ log: { entries: Array.from({ length: 3000 }, () => entry) } }),
      path,
    });
    expect(long.findings.length).toBe(listedFindings + 1);
    expect(long.findings.at(-1)?.message).toContain(`${3000 - listedFindings} more`);
    expect(long.summary.unmatched).toBe(3000);
  });
});
