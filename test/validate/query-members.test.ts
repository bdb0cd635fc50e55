import { expect, test } from 'vitest';
import { loadModel } from '../../generators/pipeline.ts';
import { validateHar } from '../../generators/validate/validate-har.ts';
import { accepted, document, refused, type Sent } from '../server/fixtures/query-members.ts';

const { model } = await loadModel(document);
if (model === undefined) throw new Error('The document has errors.');
const api = model;

/** What a recording of a request shows, without its response. */
function faultsOf([request, type, text]: Sent): readonly string[] {
  const [method, target] = request.split(' ');
  const postData = text === undefined ? {} : { postData: { mimeType: type, text } };
  const entry = {
    request: { method, url: `https://one.example${target}`, headers: [], ...postData },
    response: { status: 200, headers: [], content: { size: 2, mimeType: 'application/json', text: '{}' } },
  };
  const [report] = validateHar({
    model: api,
    text: JSON.stringify({ log: { entries: [entry] } }),
    path: 'a.har',
    baseUrl: 'https://one.example',
  }).entries;
  if (report?.operation === undefined) throw new Error(`${request} leads to no operation.`);
  return report.findings.map(({ finding }) => `${finding.code} ${finding.message}`);
}

test.each(accepted)('a recording of %s is right', (_, sent) => {
  expect(faultsOf(sent)).toEqual([]);
});

// The parts of recordings are not looked into.
const seen = refused.filter(([about]) => about !== 'a file in a form without files');

test.each(seen)('a recording of %s is wrong', (_, sent) => {
  expect(faultsOf(sent)).not.toEqual([]);
});

test('a finding is told of the place where the member was sent', () => {
  expect(faultsOf(['POST /pipelines?count=10', 'application/json', '{"ref":"m"}'])).toEqual([
    'traffic/invalid-parameter Entry 0 (createPipeline), query /count: must be at most 9.',
    'traffic/invalid-body Entry 0 (createPipeline), request body /ref must have at least 2 characters (minLength).',
  ]);
});
