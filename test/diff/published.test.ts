import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Compared } from '../../generators/diff/compare/comparison.ts';
import type { ContractChange, Verdict } from '../../generators/diff/contract.ts';
import { diffModels } from '../../generators/diff/diff.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { judged, type Affected } from './published/judged.ts';

/** Whom a verdict may affect: an unknown one leaves it open. */
const affected: Readonly<Record<Verdict['kind'], readonly Affected[]>> = {
  breaks: ['callers'],
  safe: ['nobody'],
  unknown: ['callers', 'nobody'],
  documentation: ['readers'],
};

async function compared(name: string): Promise<Compared> {
  const { model, source } = await loadModel(join(import.meta.dirname, 'published', name));
  if (model === undefined || source === undefined) throw new Error(`${name} cannot be read.`);
  return { model, places: source.places };
}

describe('changes of two published versions', () => {
  let changes: readonly ContractChange[] = [];

  beforeAll(async () => {
    ({ changes } = diffModels(await compared('before.yaml'), await compared('after.yaml')));
  });

  it.each(judged)('$verdict $code $where: $why', ({ code, where, verdict, who }) => {
    const found = changes.filter((change) => change.code === code && change.where === where);
    expect(new Set(found.map((change) => change.verdict.kind))).toEqual(new Set([verdict]));
    expect(affected[verdict]).toContain(who);
  });

  it('are judged by more than one witness of a value', () => {
    const witnesses = changes.flatMap(({ verdict }) => (verdict.kind === 'breaks' ? [verdict.witness] : []));
    expect(witnesses.filter((witness) => witness?.kind === 'value').length).toBeGreaterThan(20);
  });

  it('are none between a version and itself', async () => {
    const after = await compared('after.yaml');
    expect(diffModels(after, await compared('after.yaml')).changes).toEqual([]);
  });
});
