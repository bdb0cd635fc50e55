import { describe, expect, test } from 'vitest';
import type { CaseKind } from '../../runtime/conformance/case.ts';
import { OutOfBudget } from '../../runtime/conformance/target.ts';
import { noValues } from '../../generators/conformance/given-values.ts';
import { OpenPlan, planOperation } from '../../generators/conformance/plan/plan.ts';
import { verify } from '../../generators/conformance/run.ts';
import { StepPool } from '../../generators/conformance/step-pool.ts';
import { omittedCases } from '../../generators/emit/conformance/suite-emitter.ts';
import { unlimited, type Effort } from '../../generators/sample/effort.ts';
import { createSampler } from '../../generators/sample/sampler.ts';
import { modelOf, operation } from '../types/model-of.ts';
import { unbounded } from './run.ts';

/** An operation with many texts, and a small one. */
const model = modelOf({
  paths: {
    '/many': {
      get: operation({
        operationId: 'many',
        parameters: Array.from({ length: 40 }, (_, index) => ({
          name: `q${index}`,
          in: 'query',
          schema: { type: 'string', maxLength: 20 },
        })),
      }),
    },
    '/few': {
      get: operation({
        operationId: 'few',
        parameters: [{ name: 'q', in: 'query', schema: { type: 'string', maxLength: 20 } }],
      }),
    },
  },
});
const sampler = createSampler(model);
const planning = { model, sampler, settings: { seed: 1, strict: true, prefer: false, values: noValues } };
const [many, few] = model.operations;
if (many === undefined || few === undefined) throw new Error('The document has two operations.');

/** An effort that ends after some steps, and the steps that were taken. */
function endingAfter(most: number): Effort & { readonly taken: number } {
  let taken = 0;
  return {
    get taken() {
      return taken;
    },
    spend(steps) {
      taken += steps;
      if (taken > most) throw new OutOfBudget('over');
    },
  };
}

describe('planning', () => {
  test.each<CaseKind>(['valid', 'bound', 'hostile', 'broken'])(
    'ends with the effort while a case of the kind %s is made, and gives no reason of the document for it',
    (kind) => {
      const effort = endingAfter(20);
      const plan = new OpenPlan(planning, many, () => effort);
      while (plan.next(kind) !== undefined);
      const taken = effort.taken;
      expect(plan.next(kind)).toBeUndefined();
      expect(effort.taken).toBe(taken);
      expect(plan.plan().open).toContain(kind);
      expect(plan.plan().missing).toEqual([]);
    },
  );

  test('takes few steps between two looks at the budget', () => {
    const steps: number[] = [];
    planOperation(planning, many, () => ({ spend: (taken) => void steps.push(taken) }));
    // A step is a part of a value, or some characters of a case; the values here have at most 41 parts.
    expect(Math.max(...steps)).toBeLessThan(200);
  });

  test('has the cases that it has without a limit where the effort is enough', () => {
    const limited = planOperation(planning, many, () => new StepPool().effort());
    expect(limited).toEqual(planOperation(planning, many, () => unlimited));
  });

  test('is a part of the budget of a run', async () => {
    const efforts: Effort[] = [];
    const within = (effort: Effort) => sampler.within((efforts.push(effort), effort));
    await verify({
      model,
      sampler: { ...sampler, within },
      settings: planning.settings,
      server: { baseUrl: 'http://a.example', token: undefined, fetch: async () => new Response() },
      bounds: { ...unbounded, requests: 1 },
      allowWrites: false,
    });
    expect(efforts.length).toBeGreaterThan(0);
    for (const effort of efforts) expect(() => effort.spend(1)).toThrow('all 1 requests are used up');
  });
});

describe('the pool of steps', () => {
  test.each<[limits: { own: number; shared: number }, given: readonly number[], taken: number]>([
    [{ own: 10, shared: 0 }, [10], 1],
    [{ own: 10, shared: 0 }, [4, 6], 2],
    [{ own: 10, shared: 0 }, [11], 0],
    [{ own: 10, shared: 5 }, [12, 3], 2],
    [{ own: 10, shared: 5 }, [12, 4], 1],
  ])('%j is enough for as many of %j: %s', (limits, given, taken) => {
    const effort = new StepPool(limits).effort();
    let count = 0;
    const spend = (): void => {
      for (const steps of given) {
        effort.spend(steps);
        count += 1;
      }
      throw new OutOfBudget('all were taken');
    };
    expect(spend).toThrow(OutOfBudget);
    expect(count).toBe(taken);
  });

  test('leaves to each operation steps of its own', () => {
    const pool = new StepPool({ own: 300, shared: 300 });
    const plans = [many, few].map((each) => planOperation(planning, each, () => pool.effort()));
    expect(plans.map(({ open }) => open)).toEqual([expect.arrayContaining(['bound', 'broken']), []]);
    const tests = plans.map(({ operation: { id, at }, cases, open }) => ({
      operation: id,
      at,
      cases: cases.length,
      open,
    }));
    expect(omittedCases(tests)).toMatchObject([
      { code: 'conformance/too-many-cases', message: expect.stringContaining('one operation were left out') },
    ]);
    expect(omittedCases(tests.slice(1))).toEqual([]);
  });
});
