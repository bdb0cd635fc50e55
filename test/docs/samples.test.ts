import { resolve } from 'node:path';
import typescript from 'typescript';
import { describe, expect, it } from 'vitest';
import { clientSample } from '../../generators/emit/docs/samples/client.ts';
import { siteOf } from '../../generators/emit/docs/page.ts';
import { curlSample, quote } from '../../generators/emit/docs/samples/curl.ts';
import { sampleRequest } from '../../generators/emit/docs/samples/sample-request.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { validatePayload } from '../../generators/validate/validate-payload.ts';
import { tsModelOf } from '../../generators/typescript/ts-model.ts';

const loaded = await loadModel('spec/openapi.yaml');
if (loaded.model === undefined) throw new Error('The document has errors.');
const model = tsModelOf(loaded.model);
const site = siteOf({ model, guides: [], url: undefined });

/** What the compiler says of programs that stand beside the generated client. */
function typeErrors(programs: readonly (readonly [name: string, text: string])[]): readonly string[] {
  const texts = new Map(programs.map(([name, text]) => [resolve('generated', `${name}.ts`), text]));
  const options: typescript.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    target: typescript.ScriptTarget.ES2022,
    module: typescript.ModuleKind.NodeNext,
    types: [],
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  };
  const host = typescript.createCompilerHost(options);
  const read = host.readFile.bind(host);
  const exists = host.fileExists.bind(host);
  Object.assign(host, {
    readFile: (path: string) => texts.get(path) ?? read(path),
    fileExists: (path: string) => texts.has(path) || exists(path),
    getSourceFile: (path: string, version: typescript.ScriptTarget) =>
      typescript.createSourceFile(path, texts.get(path) ?? read(path) ?? '', version),
  });
  const program = typescript.createProgram([...texts.keys()], options, host);
  return typescript
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) =>
        `${file?.fileName}: ${typescript.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

describe('samples', () => {
  const requests = model.operations.map((operation) => sampleRequest(model, operation));

  it('send files of the disk, not texts', async () => {
    const { model: found } = await loadModel('test/conformance/fixtures/loose.yaml');
    const loose = found && tsModelOf(found);
    const copy = loose?.operations.find(({ id }) => id === 'copy');
    if (loose === undefined || copy === undefined) throw new Error('There is no such operation.');
    expect(curlSample(loose, sampleRequest(loose, copy))).toContain("--form 'photo=@file'");
  });

  it('write files to the disk, and print all else', () => {
    const saves = requests.filter((request) => curlSample(model, request)?.includes('--output file'));
    expect(saves.map(({ operation }) => operation.id)).toEqual([
      'getRawRepositoryBlob',
      'downloadRepositoryArchive',
      'downloadRepositoryArchiveInFormat',
      'downloadRefArtifacts',
      'downloadRefArtifactFile',
      'downloadJobArtifacts',
      'downloadJobArtifactFile',
    ]);
  });

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

  it('are calls of the generated client that compile', () => {
    const samples = requests.map((request) => [request.operation.id, clientSample(site, request)] as const);
    expect(typeErrors(samples)).toEqual([]);
    expect(
      typeErrors([['wrong', samples[0]?.[1].replace('client/index', 'client/index-of') ?? '']]),
    ).not.toEqual([]);
  });

  it('encode paths as the codec does', () => {
    const operation = model.operations.find(({ id }) => id === 'getProject');
    const request = operation && sampleRequest(model, operation);
    const [parameter] = request?.parameters ?? [];
    if (request === undefined || parameter === undefined) throw new Error('getProject has no parameter.');
    const sample = curlSample(model, { ...request, parameters: [{ ...parameter, value: 'acme/site' }] });
    expect(sample).toContain('/projects/acme%2Fsite"');
  });

  it('send text as text and files as files', () => {
    const request = requests.find(({ operation }) => operation.id === 'updateAppearance');
    const mediaType = request?.operation.body?.content.find(({ kind }) => kind === 'multipart');
    if (request === undefined || mediaType === undefined) throw new Error('updateAppearance takes no form.');
    const value = { logo: '@/etc/passwd', title: '@/etc/passwd' };
    const sample = curlSample(model, { ...request, body: { mediaType, value } }) ?? '';
    expect(sample.match(/--form.*'/g)).toEqual([`--form 'logo=@file'`, `--form-string 'title=@/etc/passwd'`]);
  });

  it('indent JSON below the option that sends it', () => {
    const request = requests.find(({ operation }) => operation.id === 'createMemberRole');
    const [mediaType] = request?.operation.body?.content ?? [];
    if (request === undefined || mediaType === undefined) throw new Error('createMemberRole takes no body.');
    const sample = curlSample(model, { ...request, body: { mediaType, value: { name: 'a\nb' } } });
    expect(sample).toContain(String.raw`
  --data '{
    "name": "a\nb"
  }' \
`);
  });

  it.each([
    ['text', "'text'"],
    ["it's $(rm -rf /) `x`", String.raw`'it'\''s $(rm -rf /) ${'`x`'}'`],
  ])('quote %s for the shell', (given, want) => {
    expect(quote(given)).toBe(want);
  });
});
