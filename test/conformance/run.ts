import { failuresOf, type Failure } from '../../generators/conformance/failures.ts';
import { noValues } from '../../generators/conformance/given-values.ts';
import type { Verification } from '../../generators/conformance/result.ts';
import { verify, type RunRequest } from '../../generators/conformance/run.ts';
import type { ApiModel } from '../../generators/model/model.ts';
import { createSampler, type Sampler } from '../../generators/sample/sampler.ts';
import { HANGING, PATIENCE } from '../runs/limits.ts';
import type { Answering } from './forge.ts';

/** Runs all cases of a document against a server in this process. */
export function verifyInProcess(
  model: ApiModel,
  server: { readonly answer: Answering; readonly baseUrl: string },
  more: {
    readonly seed?: number;
    readonly prefer?: boolean;
    readonly only?: string;
    readonly token?: string | undefined;
    readonly strict?: boolean;
  } & Partial<Pick<RunRequest, 'bounds' | 'allowWrites'>> = {},
): Promise<Verification> {
  const { seed = 1, prefer = false, strict = true, only, allowWrites = true, bounds = unbounded } = more;
  return verify({
    model,
    sampler: samplerOf(model),
    settings: { seed, strict, prefer, values: noValues },
    server: { baseUrl: server.baseUrl, token: 'token' in more ? more.token : 'sample', fetch: server.answer },
    bounds,
    allowWrites,
    only,
  });
}

const samplers = new WeakMap<ApiModel, Sampler>();

/** Validators are compiled once for all runs of a document. */
function samplerOf(model: ApiModel): Sampler {
  const sampler = samplers.get(model) ?? createSampler(model);
  samplers.set(model, sampler);
  return sampler;
}

export const unbounded = { requests: 100_000, time: HANGING, timeout: PATIENCE, concurrency: 1 };

/** `check id` of what failed. */
export function failuresIn({ results }: Pick<Verification, 'results'>): readonly string[] {
  return failuresOf(results).map(nameOf);
}

function nameOf({ shown: { planned, failed } }: Failure): string {
  return `${failed[0]?.check ?? ''}: ${planned.case.id}`;
}

/** `operation check` of every failure, each once, in order. */
export function checksIn({ results }: Pick<Verification, 'results'>): readonly string[] {
  const named = failuresOf(results).map(
    ({ shown: { planned, failed } }) => `${planned.case.operation} ${failed[0]?.check ?? ''}`,
  );
  return [...new Set(named)].toSorted();
}
