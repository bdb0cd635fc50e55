import { describe, expect, test, vi } from 'vitest';
import type { Bounds } from '../../generators/conformance/budget.ts';
import { noValues } from '../../generators/conformance/given-values.ts';
import { buildLedger } from '../../generators/conformance/build-ledger.ts';
import { verify } from '../../generators/conformance/run.ts';
import type { Verification } from '../../generators/conformance/result.ts';
import { jsonContent, modelOf, operation } from '../types/model-of.ts';
import { unbounded } from './run.ts';

/** Lists with many parameters, whose cases take far longer to make than the requests take. */
const model = modelOf({
  paths: Object.fromEntries(
    Array.from({ length: 6 }, (_, number) => [
      `/lists/${number}`,
      {
        get: operation({
          operationId: `list${number}`,
          parameters: Array.from({ length: 16 }, (__, index) => ({
            name: `filter${index}`,
            in: 'query',
            style: 'deepObject',
            explode: true,
            schema: {
              type: 'object',
              additionalProperties: false,
              properties: Object.fromEntries(
                Array.from({ length: 8 }, (___, member) => [
                  `m${member}`,
                  { type: 'integer', minimum: 1, maximum: 9 },
                ]),
              ),
            },
          })),
          responses: {
            200: { description: 'A list.', content: jsonContent({ type: 'array' }) },
            400: { description: 'No.' },
          },
        }),
      },
    ]),
  ),
});

const emptyList = (): Response => new Response('[]', { headers: { 'content-type': 'application/json' } });

const settings = { seed: 1, strict: false, prefer: false, values: noValues };

/** A clock on which each look at it takes a millisecond. A run looks at it for each step of its work. */
function countLooks(): Disposable & { readonly looks: number } {
  let looks = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (looks += 1));
  return {
    get looks() {
      return looks;
    },
    [Symbol.dispose]: () => clock.mockRestore(),
  };
}

async function runWith(bounds: Partial<Bounds>): Promise<Verification> {
  return verify({
    model,
    settings,
    server: { baseUrl: 'http://lists.example', token: undefined, fetch: async () => emptyList() },
    bounds: { ...unbounded, ...bounds },
    allowWrites: false,
  });
}

describe('a short run', () => {
  test('ends in its time, the making of its cases included, and says what was left out', async () => {
    using clock = countLooks();
    const verification = await runWith({ time: 1_500 });
    // Each operation is told once more that the time is over.
    expect(clock.looks).toBeLessThan(2_000);
    expect(verification.stopped?.kind).toBe('time');
    expect(verification.plans.some(({ open }) => open.length > 0)).toBe(true);
    const { operations } = buildLedger(model, verification, settings);
    const reasons = new Set(
      operations.flatMap(({ constraints, checks }) =>
        [...constraints, ...checks].flatMap(({ why }) => why ?? []),
      ),
    );
    expect([...reasons]).toContain('the 1.5 s are over (--max-time)');
    expect([...reasons]).not.toContain('no request was found that breaks it and nothing else');
  });

  test('counts the time that the reading of the document took', async () => {
    using clock = countLooks();
    const { stopped } = await runWith({ time: 8_000, elapsed: 7_800 });
    expect(stopped?.kind).toBe('time');
    expect(clock.looks).toBeLessThan(700);
  });

  test('covers each operation, then each kind of case and each keyword', async () => {
    const { results } = await runWith({ requests: 60 });
    const first = results.filter(
      ({ planned }) => planned.case.kind === 'valid' && planned.case.id.endsWith('least'),
    );
    expect(first.map(({ planned }) => planned.case.operation)).toEqual(model.operations.map(({ id }) => id));
    const own = results.filter(
      ({ planned, exchanges }) => planned.case.operation === 'list0' && exchanges.length > 0,
    );
    const kinds = new Set(own.map(({ planned }) => planned.case.kind));
    expect([...kinds].toSorted()).toEqual(['bound', 'broken', 'head', 'valid']);
    const keywords = new Set(own.flatMap(({ planned }) => planned.covers.constraint?.keyword ?? []));
    expect([...keywords].toSorted()).toEqual(['additionalProperties', 'maximum', 'minimum', 'type']);
  });
});
