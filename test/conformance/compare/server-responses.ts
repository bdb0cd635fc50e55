import { serverOf, type HandlerAnswer } from '../artifacts/server.ts';
import type { OperationFacts, ResponseFacts, Schema } from '../document/facts.ts';
import { isObject, type Json } from '../document/json.ts';
import { headerSchema, visible } from '../document/wire/part-schema.ts';
import { writeRequest } from '../document/wire/write.ts';
import type { Comparison, Disagreement, Sources } from './comparison.ts';
import { attempt, difference } from './difference.ts';
import { someOf } from './judgement.ts';

/** What handlers may answer: every status and media type of the document, and nothing else. */
export const serverResponses: Comparison = {
  artifact: 'server',
  operation: (sources, operation) =>
    attempt('server/response', async () => {
      const { facts, casebook, generated } = sources;
      const server = await serverOf(generated, facts);
      const [values] = casebook.requests(operation);
      if (values === undefined) return [];
      const request = writeRequest(facts, operation, values);
      const found: Disagreement[] = [];
      for (const { what, answer, want } of answersOf(sources, operation)) {
        const { status, headers, text } = await server.send(request, answer);
        const got = status === 500 ? { status } : { status, ...received(answer, headers, text) };
        found.push(...difference('server/response', `${operation.id} ${what}`, got, want));
      }
      return found;
    }),
};

interface AnswerCase {
  readonly what: string;
  readonly answer: HandlerAnswer;
  readonly want: unknown;
}

const REFUSED = { status: 500 };

function answersOf(sources: Sources, { responses }: OperationFacts): readonly AnswerCase[] {
  const others = [200, 204, 302, 418].filter(
    (status) => !responses.has(String(status)) && !responses.has(`${Math.floor(status / 100)}XX`),
  );
  return [
    ...[...responses].flatMap(([status, response]) => statusCases(sources, status, response)),
    ...others.map((status) => ({ what: `an undocumented ${status}`, answer: { status }, want: REFUSED })),
  ];
}

function statusCases(sources: Sources, range: string, response: ResponseFacts): readonly AnswerCase[] {
  const status = Number(range.replace('XX', '07'));
  const schema = headerSchema(response.headers);
  const sendable = schema === undefined ? undefined : visible(schema);
  const sent = sendable === undefined ? [] : sources.casebook.cases(sendable).valid;
  const [headers] = sent;
  const fewest = sent.toSorted((one, other) => namesOf(one).length - namesOf(other).length)[0];
  const head: HandlerAnswer = headers === undefined ? { status } : { status, headers };
  const wantedHead = { status, ...(isObject(headers) ? { headers: textsOf(headers) } : {}) };
  const broken = schema === undefined ? [] : someOf(sources.casebook.cases(schema), 8).invalid;
  const [first] = response.content;
  const body = first === undefined ? undefined : bodiesOf(sources, ...first)[0];
  return [
    ...(fewest === undefined
      ? []
      : [
          {
            what: `${range} with as few headers as may be`,
            answer: { status, headers: fewest, ...(body === undefined ? {} : { body }) },
            want: {
              status,
              headers: textsOf(Object(fewest) as object),
              ...(first === undefined ? {} : { contentType: sentType(first[0]), body }),
            },
          },
        ]),
    ...(first === undefined
      ? [
          { what: range, answer: head, want: wantedHead },
          { what: `${range} with a body`, answer: { ...head, body: 'text' }, want: REFUSED },
        ]
      : [...response.content].flatMap(([type, each]) =>
          contentCases(sources, { range, head, wantedHead, type, schema: each }),
        )),
    ...broken.map(({ value }) => ({
      what: `${range} with headers ${JSON.stringify(value)}`,
      answer: { status, headers: value, ...(body === undefined ? {} : { body }) },
      want: REFUSED,
    })),
  ];
}

function contentCases(
  sources: Sources,
  given: {
    readonly range: string;
    readonly head: HandlerAnswer;
    readonly wantedHead: object;
    readonly type: string;
    readonly schema: Schema;
  },
): readonly AnswerCase[] {
  const { range, head, wantedHead, type, schema } = given;
  const { invalid } = someOf(sources.casebook.cases(schema), 8);
  const contentType = sentType(type);
  return [
    ...bodiesOf(sources, type, schema).map((body) => ({
      what: `${range} ${type}`,
      answer: { ...head, body },
      want: { ...wantedHead, contentType, body },
    })),
    ...(type === 'application/json'
      ? invalid.map(({ value }) => ({
          what: `${range} ${type} ${JSON.stringify(value).slice(0, 200)}`,
          answer: { ...head, body: value },
          want: REFUSED,
        }))
      : []),
  ];
}

function sentType(type: string): string {
  return type.replace('*/*', 'application/octet-stream');
}

function namesOf(headers: Json): readonly string[] {
  return Object.keys(Object(headers) as object);
}

/** Texts stand for bytes where a body is no JSON. */
function bodiesOf({ casebook }: Sources, type: string, schema: Schema): readonly Json[] {
  return type === 'application/json' ? someOf(casebook.cases(schema), 4).valid : ['a text'];
}

function received({ headers: given }: HandlerAnswer, headers: Headers, text: string): object {
  const [type] = (headers.get('content-type') ?? '').split(';');
  return {
    ...(isObject(given)
      ? { headers: Object.fromEntries(Object.keys(given).map((name) => [name, headers.get(name)])) }
      : {}),
    ...(type === ''
      ? {}
      : { contentType: type, body: type === 'application/json' ? (JSON.parse(text) as Json) : text }),
  };
}

function textsOf(values: object): object {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}
