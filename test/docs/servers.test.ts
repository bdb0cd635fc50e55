import { expect, test } from 'vitest';
import { clientSample } from '../../generators/emit/docs/samples/client.ts';
import { siteOf } from '../../generators/emit/docs/page.ts';
import { curlSample } from '../../generators/emit/docs/samples/curl.ts';
import { sampleRequest } from '../../generators/emit/docs/samples/sample-request.ts';
import { describeTried } from '../../generators/emit/docs/try/describe-form.ts';
import { modelOf, operation } from '../types/model-of.ts';

const regional = { url: 'https://{r}.example/v2/', variables: { r: { default: 'eu' } } };
const model = modelOf({
  servers: [{ url: 'https://api.example/v1' }, { url: 'https://staging.example' }],
  paths: {
    '/plain': { get: operation({ operationId: 'plain' }) },
    '/upload': {
      servers: [{ url: 'https://upload.example' }, { url: 'https://upload.staging.example' }],
      get: operation({ operationId: 'upload' }),
      put: operation({ operationId: 'regional', servers: [regional] }),
    },
  },
});
const mock = 'http://127.0.0.1:4010/v1';
const site = siteOf({ model, guides: [], url: undefined });

test.each([
  ['plain', 'https://api.example/v1/plain', ['https://api.example/v1', 'https://staging.example']],
  ['upload', 'https://upload.example/upload', ['https://upload.example', 'https://upload.staging.example']],
  ['regional', 'https://eu.example/v2/upload', ['https://eu.example/v2']],
])('%s is shown at its own server', (id, address, servers) => {
  const found = model.operations.find((each) => each.id === id);
  if (found === undefined) throw new Error('There is no such operation.');
  const request = sampleRequest(model, found);
  expect(curlSample(model, request)).toContain(`"${address}"`);
  expect(describeTried(model, request).servers.map(({ url }) => url)).toEqual([mock, ...servers]);
  // The client follows the servers of operations by itself.
  expect(clientSample(site, request)).toContain("baseUrl: 'https://api.example/v1'");
});
