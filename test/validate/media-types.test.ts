import { expect, test } from 'vitest';
import { validateHar } from '../../generators/validate/validate-har.ts';
import { versionedPaths } from '../conformance/fixtures/versions.ts';
import { modelOf } from '../types/model-of.ts';

const model = modelOf({ paths: versionedPaths });

type Body = readonly [mediaType: string, text: string];

/** What a recording of a request and its response is told. */
function faultsOf([requestType, requestText]: Body, [mimeType, text]: Body): readonly string[] {
  const entry = {
    request: {
      method: 'POST',
      url: 'https://one.example/items',
      headers: [{ name: 'Content-Type', value: requestType }],
      postData: { mimeType: requestType, text: requestText },
    },
    response: {
      status: 200,
      headers: [{ name: 'Content-Type', value: mimeType }],
      content: { size: text.length, mimeType, text },
    },
  };
  const [report] = validateHar({
    model,
    text: JSON.stringify({ log: { entries: [entry] } }),
    path: 'a.har',
    baseUrl: 'https://one.example',
  }).entries;
  if (report?.operation === undefined) throw new Error('The request leads to no operation.');
  return report.findings.map(({ part, finding }) => `${part} ${finding.code}`);
}

const older: Body = ['application/json;version=1', '{"old":"a"}'];
const newer: Body = ['application/json;version=2', '{"young":1}'];

test.each<[request: Body, response: Body, want: readonly string[]]>([
  [older, older, []],
  [newer, newer, []],
  [older, newer, []],
  [['Application/JSON ; Version="2"; charset=utf-8', '{"young":1}'], newer, []],
  [older, ['application/json; charset=utf-8; VERSION=2', '{"young":1}'], []],
  [[older[0], newer[1]], newer, ['request body traffic/invalid-body']],
  [[newer[0], older[1]], newer, ['request body traffic/invalid-body']],
  [older, [older[0], newer[1]], ['response body traffic/invalid-body']],
  [older, [newer[0], older[1]], ['response body traffic/invalid-body']],
  [['application/json;version=3', older[1]], older, ['request body traffic/undocumented-media-type']],
  [older, ['application/json;version=3', older[1]], ['response body traffic/undocumented-media-type']],
])('%j and %j are held to %j', (request, response, want) => {
  expect([...new Set(faultsOf(request, response))]).toEqual(want);
});
