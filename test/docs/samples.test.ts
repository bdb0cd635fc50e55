import typescript from 'typescript';
import { describe, expect, it } from 'vitest';
import { clientSample } from '../../generators/emit/docs/samples/client.ts';
import { curlSample, quote } from '../../generators/emit/docs/samples/curl.ts';
import { sampleRequest } from '../../generators/emit/docs/samples/request.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { validatePayload } from '../../generators/validate/validate-payload.ts';

const { model } = await loadModel('spec/openapi.yaml');
if (model === undefined) throw new Error('The document has errors.');

describe('samples', () => {
  const requests = model.operations.map((operation) => sampleRequest(model, operation));

  it('have a call of curl for every operation', () => {
    expect(
      requests
        .filter((request) => curlSample(model, request) === undefined)
        .map(({ operation }) => operation.id),
    ).toEqual([]);
  });

  it('send bodies that are valid', () => {
    const faults = requests.flatMap(({ operation, body }) => {
      if (body?.mediaType.kind !== 'json') return [];
      const target = { operation: operation.id, part: 'request' } as const;
      const findings = validatePayload({
        model,
        text: JSON.stringify(body.value),
        path: operation.id,
        target,
      });
      return findings
        .filter(({ severity }) => severity === 'error')
        .map(({ message }) => `${operation.id}: ${message}`);
    });
    expect(faults).toEqual([]);
  });

  it('are TypeScript', () => {
    const faults = requests.flatMap((request) => {
      const { diagnostics = [] } = typescript.transpileModule(clientSample(request), {
        reportDiagnostics: true,
      });
      return diagnostics.map(({ messageText }) => `${request.operation.id}: ${String(messageText)}`);
    });
    expect(faults).toEqual([]);
  });

  it('encode paths as the codec does', () => {
    const operation = model.operations.find(({ id }) => id === 'getProject');
    const request = operation && sampleRequest(model, operation);
    const [parameter] = request?.parameters ?? [];
    if (request === undefined || parameter === undefined) throw new Error('getProject has no parameter.');
    const sample = curlSample(model, { ...request, parameters: [{ ...parameter, value: 'acme/site' }] });
    expect(sample).toContain('/projects/acme%2Fsite"');
  });

  it.each([
    ['text', "'text'"],
    ["it's $(rm -rf /) `x`", String.raw`'it'\''s $(rm -rf /) ${'`x`'}'`],
  ])('quote %s for the shell', (given, want) => {
    expect(quote(given)).toBe(want);
  });
});
