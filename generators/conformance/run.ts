import { essenceOf, isAnswer, jsonOf } from '../../runtime/conformance/answer.ts';
import { runCase, type Outcome, type Surroundings } from '../../runtime/conformance/run-case.ts';
import { createTarget, OutOfBudget, type Target } from '../../runtime/conformance/target.ts';
import { contractOf } from '../mock/contract.ts';
import type { ApiModel, Operation } from '../model/model.ts';
import { createSampler, type Sampler } from '../sample/sampler.ts';
import { Budget, type Bounds } from './budget.ts';
import { KnownValues } from './known-values.ts';
import { planOperation } from './plan/plan.ts';
import type { Plan, PlannedCase, Planning, Settings } from './planning.ts';
import type { CaseResult, Exchange, Verification } from './result.ts';
import { shrinkFailures } from './shrink.ts';

export interface RunRequest {
  readonly model: ApiModel;
  readonly settings: Settings;
  readonly server: {
    readonly baseUrl: string;
    readonly token: string | undefined;
    /** Stands in for the network. */
    readonly fetch?: (request: Request) => Promise<Response>;
  };
  readonly bounds: Bounds;
  readonly allowWrites: boolean;
  /** Tag of the operations that are tried; all unless given. */
  readonly only?: string | undefined;
  readonly onProgress?: (stage: string) => void;
  /** Of the document, where there is one already. */
  readonly sampler?: Sampler;
}

/** First whatever is allowed for all operations, so that a small budget shows something of each; last what changes most. */
const phases: readonly ((kind: PlannedCase['case']['kind']) => boolean)[] = [
  (kind) => kind === 'valid',
  (kind) => kind !== 'valid' && kind !== 'lifecycle',
  (kind) => kind === 'lifecycle',
];

/** Runs the cases of a document against a server. The same seed against the same server gives the same. */
export async function verify(request: RunRequest): Promise<Verification> {
  const { model, settings, only, sampler = createSampler(model) } = request;
  const run = new Run(request, { model, sampler, settings });
  const chosen = model.operations.filter(({ family }) => only === undefined || family === only);
  const ordered = chosen.toSorted((a, b) => weightOf(a) - weightOf(b));
  for (const phase of phases) for (const operation of ordered) await run.phase(operation, phase);
  await run.shrink();
  return run.verification(chosen);
}

/** Reads before writes, lists before what is in them, deletions at the end. */
function weightOf({ method, segments }: Operation): number {
  const ranks: { readonly [method: string]: number } = {
    get: 0,
    head: 0,
    options: 0,
    post: 1,
    put: 2,
    patch: 2,
    delete: 3,
  };
  const parameters = segments.flat().filter(({ kind }) => kind === 'parameter').length;
  return (ranks[method] ?? 2) * 100 + parameters;
}

class Run {
  readonly #request: RunRequest;
  readonly #planning: Planning;
  readonly #budget: Budget;
  readonly #known = new KnownValues();
  readonly #plans = new Map<Operation, Plan>();
  readonly #results = new Map<PlannedCase, CaseResult>();
  readonly #started = performance.now();

  constructor(request: RunRequest, planning: Planning) {
    this.#request = request;
    this.#planning = planning;
    this.#budget = new Budget(request.bounds);
  }

  async phase(
    operation: Operation,
    isOfPhase: (kind: PlannedCase['case']['kind']) => boolean,
  ): Promise<void> {
    const { cases } = this.#planOf(operation);
    const open = cases.filter((planned) => isOfPhase(planned.case.kind));
    this.#request.onProgress?.(`Trying ${operation.id}`);
    // What changes things keeps its order.
    const width = open.some((planned) => planned.case.writes) ? 1 : this.#request.bounds.concurrency;
    const queue = open[Symbol.iterator]();
    const work = async (): Promise<void> => {
      for (const planned of queue) this.#results.set(planned, await this.#run(planned, operation));
    };
    await Promise.all(Array.from({ length: width }, work));
  }

  async shrink(): Promise<void> {
    const failed = [...this.#results.values()].filter(({ ending }) => ending === 'failed');
    const given = { planning: this.#planning, target: this.#target([]), responsesOf: this.#responsesOf };
    for (const result of await shrinkFailures(failed, given)) this.#results.set(result.planned, result);
  }

  verification(operations: readonly Operation[]): Verification {
    const plans = operations.map((operation) => this.#planOf(operation));
    return {
      plans,
      results: plans.flatMap(({ cases }) => cases.flatMap((planned) => this.#results.get(planned) ?? [])),
      requests: this.#budget.spent,
      milliseconds: performance.now() - this.#started,
      stopped: this.#budget.stop,
    };
  }

  #planOf(operation: Operation): Plan {
    const known = this.#plans.get(operation);
    if (known !== undefined) return known;
    const { settings } = this.#planning;
    const values = this.#known.for(operation, settings.values);
    const plan = planOperation({ ...this.#planning, settings: { ...settings, values } }, operation);
    this.#plans.set(operation, plan);
    return plan;
  }

  async #run(planned: PlannedCase, operation: Operation): Promise<CaseResult> {
    const started = performance.now();
    const exchanges: Exchange[] = [];
    const ended = (more: Pick<CaseResult, 'ending'> & Partial<CaseResult>): CaseResult => {
      const milliseconds = performance.now() - started;
      return { planned, faults: [], why: undefined, exchanges, smallest: undefined, milliseconds, ...more };
    };
    if (planned.case.writes && !this.#request.allowWrites)
      return ended({ ending: 'skipped', why: 'writes are not allowed (--allow-writes)' });
    if (this.#budget.stop !== undefined) return ended({ ending: 'skipped', why: this.#budget.stop.reason });
    try {
      const surroundings = { target: this.#target(exchanges), responsesOf: this.#responsesOf };
      const { faults, notExercised, answer }: Outcome = await runCase(planned.case, surroundings);
      if (planned.case.kind === 'valid' && answer?.status === 200)
        this.#known.learn(operation, planned.source?.values.parameters.path ?? {}, jsonOf(answer));
      if (faults.length > 0) return ended({ ending: 'failed', faults });
      return notExercised === undefined
        ? ended({ ending: 'passed' })
        : ended({ ending: 'idle', why: notExercised });
    } catch (error) {
      if (error instanceof OutOfBudget) return ended({ ending: 'skipped', why: error.message });
      throw error;
    }
  }

  #target(exchanges: Exchange[]): Target {
    const { server, bounds } = this.#request;
    return createTarget({
      baseUrl: server.baseUrl,
      token: server.token,
      ...(server.fetch === undefined ? {} : { fetch: server.fetch }),
      timeout: bounds.timeout,
      spend: () => this.#budget.spend(),
      observe: (request, received) => {
        this.#budget.observe(received);
        const isRead = isAnswer(received);
        exchanges.push({
          request,
          status: isRead ? received.status : undefined,
          mediaType: isRead && received.body.length > 0 ? essenceOf(received) : undefined,
        });
      },
    });
  }

  readonly #responsesOf: Surroundings['responsesOf'] = async (id) => {
    const { model, sampler } = this.#planning;
    const operation = model.operations.find((each) => each.id === id);
    return operation === undefined
      ? {}
      : contractOf(operation, { model, validators: sampler.validators }).responses;
  };
}
