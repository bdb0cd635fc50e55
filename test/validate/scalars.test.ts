import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiModel } from '../../generators/model/model.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { validateHar } from '../../generators/validate/validate-har.ts';

let model: ApiModel;

beforeAll(async () => {
  const loaded = await loadModel('spec/openapi.yaml');
  if (loaded.model === undefined) throw new Error('spec/ could not be read.');
  model = loaded.model;
});

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

type Sent = readonly [method: string, path: string, type?: string, text?: string];

/** Codes of the findings of a request: as exact readers find them, and as lenient ones do. */
const rows: readonly (readonly [sent: Sent, exact: readonly string[], lenient: readonly string[]])[] = [
  [['GET', '/projects/7?statistics=true'], [], []],
  [['GET', '/projects/7?statistics=True'], ['traffic/invalid-parameter'], []],
  [['GET', '/projects/7?statistics=maybe'], ['traffic/invalid-parameter'], ['traffic/invalid-parameter']],
  [['GET', '/projects?per_page=x'], ['traffic/invalid-parameter'], ['traffic/invalid-parameter']],
  [['POST', '/projects/7/approvals', form, 'reset_approvals_on_push=1'], ['traffic/invalid-body'], []],
  [
    ['POST', '/projects/7/approvals', json, '{"reset_approvals_on_push":"yes"}'],
    ['traffic/invalid-body'],
    [],
  ],
  [
    ['POST', '/groups/7/invitations', json, '{"email":"a@b.example","access_level":"30"}'],
    ['traffic/invalid-body'],
    [],
  ],
  [
    ['POST', '/groups/7/invitations', json, '{"email":"a@b.example","access_level":"31"}'],
    ['traffic/invalid-body'],
    ['traffic/invalid-body'],
  ],
  // What nothing describes stays a finding.
  [['GET', '/projects/7?other=1'], ['traffic/unknown-parameter'], ['traffic/unknown-parameter']],
  // An operation without a body: nothing was sent where the object is empty.
  [['POST', '/projects/7/access_requests', json, '{}'], [], []],
  [['POST', '/projects/7/access_requests', json, ' {} \n'], [], []],
  [
    ['POST', '/projects/7/access_requests', json, '[]'],
    ['traffic/unexpected-body'],
    ['traffic/unexpected-body'],
  ],
  [
    ['POST', '/projects/7/access_requests', json, '{"a":1}'],
    ['traffic/unexpected-body'],
    ['traffic/unexpected-body'],
  ],
];

function faultsOf([method, path, type, text]: Sent, scalars: 'exact' | 'lenient'): readonly string[] {
  const request = {
    method,
    url: `https://forge.example/api/v4${path}`,
    headers: [],
    ...(text === undefined ? {} : { postData: { mimeType: type, text } }),
  };
  const recording = { log: { entries: [{ request, response: { status: 401, headers: [] } }] } };
  const { entries } = validateHar({ model, path: 'a.har', text: JSON.stringify(recording), scalars });
  const findings = entries.flatMap((entry) => entry.findings).map(({ finding }) => finding.code);
  return [...new Set(findings)].filter((code) => code !== 'traffic/body-not-recorded');
}

describe('scalars of recorded requests', () => {
  test.each(rows)('%j', (sent, exact, lenient) => {
    expect([faultsOf(sent, 'exact'), faultsOf(sent, 'lenient')]).toEqual([exact, lenient]);
  });
});
