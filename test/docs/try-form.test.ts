import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkAnswer } from '../../runtime/docs/try/check-answer.ts';
import type { TriedBody, TriedField, TriedOperation } from '../../runtime/docs/try/operation.ts';
import { readValue } from '../../runtime/docs/try/read-value.ts';
import { buildRequest, locate, type TriedRequest } from '../../runtime/docs/try/request.ts';
import { printRequest } from '../../runtime/docs/try/print-request.ts';
import type { ParameterValue, ValueType } from '../../runtime/parameters/descriptor.ts';
import { describeTried } from '../../generators/emit/docs/try/describe-form.ts';
import { sampleRequest } from '../../generators/emit/docs/samples/sample-request.ts';
import { liveValidators } from '../../generators/check/live.ts';
import { listen, type Listening } from '../../generators/mock/listen.ts';
import { createMock } from '../../generators/mock/mock.ts';
import { loadModel } from '../../generators/pipeline.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { tsModelOf, type TsOperation } from '../../generators/typescript/ts-model.ts';

const loaded = await loadModel('spec/openapi.yaml');
if (loaded.model === undefined) throw new Error('The document has errors.');
const model = tsModelOf(loaded.model);
const validators = liveValidators(model);

function triedOf(operation: TsOperation): TriedOperation {
  if (model === undefined) throw new Error('No model.');
  // As it reaches the page: JSON.
  return JSON.parse(JSON.stringify(describeTried(model, sampleRequest(model, operation)))) as TriedOperation;
}

/** The validators of an operation's answers, in the shape of its module. */
function validatorsOf(operation: TsOperation) {
  const responses = operation.responses.map((response) => {
    const content = response.content.map((mediaType) => {
      const check = validators.response(operation, response, mediaType);
      const validate = (value: unknown) => {
        const errors = check(value);
        return errors.length === 0 ? ({ valid: true, value } as const) : ({ valid: false, errors } as const);
      };
      return [
        mediaType.type,
        { validate, is: (value: unknown): value is unknown => check(value).length === 0 },
      ];
    });
    return [response.status, { content: Object.fromEntries(content) }];
  });
  return { body: {}, responses: Object.fromEntries(responses) };
}

/** What a reader sends who fills in nothing. */
function untouched(
  tried: TriedOperation,
  server: string,
  body: TriedBody | undefined,
): Promise<TriedRequest> {
  const token = tried.security[0]?.map((scheme) => ({ scheme, token: 'secret' })) ?? [];
  return buildRequest(tried, {
    server,
    parameters: locate(tried.parameters, (index) => read(tried.parameters[index]) as ParameterValue),
    body: body === undefined ? undefined : { type: body, value: bodyValue(body) },
    credentials: token,
  });
}

function read(field: TriedField | undefined): unknown {
  if (field === undefined) return undefined;
  if (field.isFile) return field.descriptor.required ? new File(['x'], 'x.png') : undefined;
  return readValue(field.text, field.descriptor.type);
}

function bodyValue({ kind, text, fields }: TriedBody): unknown {
  if (kind === 'json') return JSON.parse(text);
  if (kind === 'text') return text;
  if (kind === 'binary') return new Blob(['x']);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = read(field);
      return value === undefined ? [] : [[field.descriptor.name, value]];
    }),
  );
}

describe('the form of every operation', () => {
  let mock: Listening;
  beforeAll(async () => {
    const listening = await listen(createMock(model), { host: '127.0.0.1', port: 0 });
    if (!('origin' in listening)) throw new Error('The mock does not listen.');
    mock = listening;
  });
  afterAll(() => {
    mock.server.closeAllConnections();
    mock.server.close();
  });

  it.each(model.operations.map((operation) => [operation.id, operation] as const))(
    '%s as it stands makes calls that the mock takes, and whose answers are as documented',
    async (_id, operation) => {
      const tried = triedOf(operation);
      const needed = tried.bodyRequired ? tried.bodies : [undefined];
      for (const body of needed) {
        const { url, method, headers, content } = await untouched(tried, `${mock.origin}/api/v4`, body);
        const response = await fetch(url, {
          method,
          headers: { ...headers },
          ...(content === undefined ? {} : { body: content }),
          redirect: 'manual',
        });
        const text = await response.text();
        expect(response.status, `${method} ${url} ${body?.type} ${text}`).toBeLessThan(400);
        const answer = {
          status: response.status,
          contentType: response.headers.get('content-type') ?? undefined,
          text,
          isCut: false,
        };
        expect(checkAnswer(answer, tried.responses, validatorsOf(operation))).toEqual([]);
      }
    },
  );
});

describe('texts of the form', () => {
  const text: ValueType = { kind: 'string' };
  it.each<[string, string, ValueType, unknown]>([
    ['nothing', '', text, undefined],
    ['a text', ' a ', text, ' a '],
    ['a number stays text', '007', { kind: 'integer' }, '007'],
    ['a list', 'a\n\nb', { kind: 'array', items: text }, ['a', 'b']],
    [
      'a list of objects',
      '[{"a":1}]',
      { kind: 'array', items: { kind: 'object', properties: {}, additional: text } },
      [{ a: 1 }],
    ],
    ['JSON', '{"a":[1]}', { kind: 'json' }, { a: [1] }],
    ['a number or a text', '42', { kind: 'union', members: [{ kind: 'integer' }, text] }, '42'],
  ])('%s', (_name, given, type, want) => {
    expect(readValue(given, type)).toEqual(want);
  });

  it('say where they are no JSON', () => {
    expect(() => readValue('{a}', { kind: 'json' })).toThrow(TypeError);
  });
});

describe('a judged answer', () => {
  const operation = model.operations.find(({ id }) => id === 'getProject');
  if (operation === undefined) throw new Error('There is no getProject.');
  const { responses } = triedOf(operation);
  const judge = (status: number, text: string, contentType: string | undefined = 'application/json') =>
    checkAnswer({ status, text, contentType, isCut: false }, responses, validatorsOf(operation));

  it.each<[string, number, string, string | undefined, readonly string[]]>([
    ['a status nobody documents', 418, '', undefined, ['Status 418 is not documented']],
    ['another media type', 200, '<p>', 'text/html; charset=utf-8', ['text/html is not documented']],
    ['no media type', 200, 'x', '', ['The media type is missing']],
    ['no JSON', 200, '{', 'application/json', ['The body is not JSON.']],
    ['a wrong field', 200, '{"id":"x"}', 'application/json; charset=utf-8', ['/id must be of type integer']],
  ])('%s', (_name, status, text, contentType, want) => {
    const faults = judge(status, text, contentType);
    for (const [index, fault] of want.entries()) expect(faults[index]).toContain(fault);
    expect(faults.length).toBeGreaterThanOrEqual(want.length);
  });

  it('is not checked where it was cut', () => {
    const cut = { status: 200, text: '{', contentType: 'application/json', isCut: true };
    expect(checkAnswer(cut, responses, validatorsOf(operation))).toEqual([
      'The body is too long to be checked.',
    ]);
  });
});

describe('a request', () => {
  const nested: JsonObject = { 'a b': 'c&d' };
  const listGroups = model.operations.find(({ id }) => id === 'listGroups');
  if (listGroups === undefined) throw new Error('There is no listGroups.');
  const tried = triedOf(listGroups);
  const filled = (token: string) => ({
    server: 'https://forge.example/api/v4/',
    parameters: { query: { custom_attributes: nested as ParameterValue, 'skip_groups[]': ['1', '2'] } },
    body: undefined,
    credentials: (tried.security.find(({ length }) => length > 0) ?? []).map((scheme) => ({ scheme, token })),
  });

  it('is written by the codec of the client', async () => {
    const { url } = await buildRequest(tried, filled('secret'));
    expect(url).toBe(
      'https://forge.example/api/v4/groups?skip_groups%5B%5D=1&skip_groups%5B%5D=2&custom_attributes%5Ba%20b%5D=c%26d',
    );
  });

  it('shows no credentials', async () => {
    const request = await buildRequest(tried, filled('secret'));
    expect(Object.values(request.headers)).toContain('secret');
    expect(printRequest(request, ['secret'])).not.toContain('secret');
    const basic = { name: 'basic', kind: 'basic', parameter: '' } as const;
    const token = 'name:pass';
    const signed = await buildRequest(tried, { ...filled(''), credentials: [{ scheme: basic, token }] });
    expect(printRequest(signed, [token])).toContain('authorization: Basic ••••');
  });
});
