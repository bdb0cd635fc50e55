import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiModel } from '../../generators/model/model.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { validateHar, type HarRequestToCheck } from '../../generators/validate/validate-har.ts';
import type { HarReport } from '../../generators/validate/har-report.ts';

const SERVER = 'https://forge.example/api/v4';

interface Call {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly sent?: { readonly mimeType: string; readonly text: string };
  readonly status: number;
  readonly answer?: unknown;
  readonly answerType?: string;
  readonly answerHeaders?: Readonly<Record<string, string>>;
}

const json = (value: unknown) => ({ mimeType: 'application/json', text: JSON.stringify(value) });
const form = (text: string) => ({ mimeType: 'application/x-www-form-urlencoded', text });

/** A recorded call, the operation it belongs to, and the code, part and pointer of each of its findings. */
const calls: readonly (readonly [call: Call, operation: string | undefined, findings: readonly string[]])[] =
  [
    [
      {
        path: '/projects?order_by=id&sort=asc&per_page=2',
        status: 200,
        answer: [{ id: 7, archived: null, extra: true }],
      },
      'listProjects',
      [],
    ],
    [
      { path: '/projects?per_page=1000&order_by=size', status: 200, answer: [] },
      'listProjects',
      ['traffic/invalid-parameter query /order_by', 'traffic/invalid-parameter query /per_page'],
    ],
    [{ path: '/projects/acme%2Fdeploy', status: 200, answer: { id: 7, topics: ['cli'] } }, 'getProject', []],
    [
      { path: '/projects/acme/deploy', status: 404, answer: { message: 'Not Found' } },
      undefined,
      ['traffic/unknown-path'],
    ],
    [
      { path: '/projects/7', status: 200, answer: { id: '7', created_at: 'yesterday' } },
      'getProject',
      ['traffic/invalid-body response body /created_at', 'traffic/invalid-body response body /id'],
    ],
    [
      {
        method: 'POST',
        path: '/projects/7/pipeline',
        sent: form(
          'ref=main&variables[][key]=STAGE&variables[][value]=test&variables[][key]=DRY&variables[][value]=1',
        ),
        status: 201,
        answer: { id: 100, status: 'created' },
      },
      'createPipeline',
      [],
    ],
    [
      {
        method: 'POST',
        path: '/projects/7/pipeline',
        sent: json({ variables: [{ key: 1 }] }),
        status: 201,
        answer: { id: 100 },
      },
      'createPipeline',
      ['traffic/invalid-body request body ', 'traffic/invalid-body request body /variables/0/key'],
    ],
    [
      { path: '/projects/7/pipelines/latest', status: 403, answer: { message: '403 Forbidden' } },
      'getLatestPipeline',
      [],
    ],
    [
      { path: '/projects/7/pipelines/latest', status: 418, answer: { message: 'teapot' } },
      'getLatestPipeline',
      ['traffic/undocumented-status status '],
    ],
    [
      { path: '/merge_requests?not[labels]=bug&assignee_id=None&state=open', status: 200, answer: [] },
      'listMergeRequests',
      ['traffic/invalid-parameter query /state'],
    ],
    [{ method: 'DELETE', path: '/groups/42/member_roles/3', status: 204 }, 'deleteGroupMemberRole', []],
    [
      { method: 'PATCH', path: '/groups/42/member_roles/3', status: 405, answer: { message: 'no' } },
      undefined,
      ['traffic/unknown-method'],
    ],
    [
      { path: '/projects/7/pipelines/100', status: 200, answer: '<html>', answerType: 'text/html' },
      'getPipeline',
      ['traffic/undocumented-media-type response body '],
    ],
  ];

let model: ApiModel;
let report: HarReport;
beforeAll(async () => {
  const loaded = await loadModel('spec/openapi.yaml');
  if (loaded.model === undefined) throw new Error(loaded.findings.map(({ message }) => message).join('\n'));
  model = loaded.model;
  report = validateHar(recording(calls.map(([call]) => call)));
});

describe('a recording of the hosting service', () => {
  test.each(
    calls.map(
      ([call, operation, findings], index) =>
        [`${call.method ?? 'GET'} ${call.path}`, index, operation, findings] as const,
    ),
  )('%s', (_, index, operation, findings) => {
    const entry = report.entries[index];
    expect(entry?.operation?.id).toBe(operation);
    const found =
      entry?.findings.map(({ finding, part, pointer }) => `${finding.code} ${part} ${pointer}`) ?? [];
    const entryFindings = entry?.entryFindings.map(({ code }) => code) ?? [];
    expect([...found, ...entryFindings].toSorted()).toEqual(findings.toSorted());
  });

  test('the summary counts by operation', () => {
    expect(report.summary).toMatchObject({ entries: calls.length, unmatched: 2 });
    const projects = report.summary.operations.find(({ operation }) => operation.id === 'listProjects');
    expect(projects).toMatchObject({ entries: 2, ok: 1, errors: 2 });
  });
});

function recording(recorded: readonly Call[]): HarRequestToCheck {
  const entries = recorded.map((call) => ({
    request: {
      method: call.method ?? 'GET',
      url: SERVER + call.path,
      headers: listed({ 'PRIVATE-TOKEN': 'not-a-real-token', ...call.headers }),
      ...(call.sent === undefined ? {} : { postData: call.sent }),
    },
    response: { status: call.status, headers: listed(call.answerHeaders ?? {}), content: contentOf(call) },
  }));
  return { model, path: 'session.har', text: JSON.stringify({ log: { version: '1.2', entries } }) };
}

function contentOf({ answer, answerType }: Call): object {
  if (answer === undefined) return { size: 0, mimeType: '' };
  if (answerType !== undefined) return { mimeType: answerType, text: String(answer) };
  return json(answer);
}

function listed(headers: Readonly<Record<string, string>>): readonly object[] {
  return Object.entries(headers).map(([name, value]) => ({ name, value }));
}
