import { answerWith, argumentsFor, authFor, BASE_URL, loadClient } from '../artifacts/client.ts';
import type { OperationFacts } from '../document/facts.ts';
import type { Json } from '../document/json.ts';
import type { Comparison, Disagreement, Sources } from './comparison.ts';
import { attempt, difference } from './difference.ts';
import { someOf } from './judgement.ts';

/** What the functions of the client give back: status and body of each documented answer. */
export const clientAnswers: Comparison = {
  artifact: 'client',
  operation: (sources, operation) =>
    attempt('client/answer', async () => {
      const found: Disagreement[] = [];
      for (const answer of answersOf(sources, operation)) {
        const got = await callWith(sources, operation, answer);
        found.push(...difference('client/answer', `${operation.id} ${answer.status}`, got, wanted(answer)));
      }
      return found;
    }),
};

interface Answer {
  readonly status: number;
  readonly type: string | undefined;
  readonly value: Json | undefined;
}

/** Redirects are not among them, as the client follows those. */
function answersOf({ casebook }: Sources, { responses }: OperationFacts): readonly Answer[] {
  return [...responses].flatMap(([range, { content }]): readonly Answer[] => {
    if (range.startsWith('3')) return [];
    const status = Number(range.replace('XX', '00'));
    if (content.size === 0) return [{ status, type: undefined, value: undefined }];
    return [...content].flatMap(([type, schema]) => {
      const values = type === 'application/json' ? someOf(casebook.cases(schema), 3).valid : ['a text'];
      return values.map((value) => ({ status, type, value }));
    });
  });
}

function wanted({ status, value }: Answer): unknown {
  return value === undefined ? { status } : { status, body: value };
}

async function callWith(
  { facts, casebook, generated }: Sources,
  operation: OperationFacts,
  { status, type, value }: Answer,
): Promise<unknown> {
  const modules = await loadClient(generated, operation);
  const [values] = casebook.requests(operation);
  if (values === undefined) return undefined;
  let accepted = '';
  const client = modules.createClient({
    baseUrl: BASE_URL + facts.basePath,
    auth: authFor(facts, operation),
    fetch: (_url, { headers }) => {
      accepted = new Headers(headers).get('accept') ?? '';
      return Promise.resolve(answerWith(status, type, value));
    },
  });
  const answer = await modules
    .call(client, argumentsFor(facts, operation, { values, plan: modules.plan }))
    .result();
  const { body } = answer;
  const read = body instanceof ReadableStream ? await new Response(body).text() : body;
  const isAsked = type === undefined || status >= 300 || accepted.includes('*/*') || accepted.includes(type);
  if (!isAsked) return { status, accept: accepted };
  return { status: answer.status, ...(read === undefined ? {} : { body: read }) };
}
