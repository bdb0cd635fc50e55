import { contentTypeOf, isReceived, jsonOf } from '../../runtime/conformance/received.ts';
import type { ResponseContracts } from '../../runtime/conformance/contract.ts';
import type { Outcome, RunContext } from '../../runtime/conformance/outcome.ts';
import { runCase } from '../../runtime/conformance/run-case.ts';
import { whyWithoutServer, type Addresses } from '../../runtime/conformance/servers.ts';
import { createTarget, OutOfBudget, type Target } from '../../runtime/conformance/target.ts';
import type { ApiModel, Operation } from '../model/model.ts';
import { createSampler, type Sampler } from '../sample/sampler.ts';
import { Budget, type Bounds } from './budget.ts';
import { CapturedIds } from './captured-ids.ts';
import { OpenPlan } from './plan/plan.ts';
import type { PlannedCase, Planning, Settings } from './planning.ts';
import { responseContracts } from './response-contracts.ts';
import type { CaseResult, Exchange, Verification } from './result.ts';
import { shrinkFailures } from './shrink.ts';
import { steps, weightOf, type Step } from './steps.ts';

/** A server, and the settings of its verification. */
export interface RunRequest {
  readonly model: ApiModel;
  readonly settings: Settings;
  readonly server: Addresses & {
    readonly token: string | undefined;
    /** The token of a caller with fewer permissions. */
    readonly otherToken?: string | undefined;
    /** Replaces the network. */
    readonly fetch?: (request: Request) => Promise<Response>;
  };
  readonly bounds: Bounds;
  readonly allowWrites: boolean;
  /** Tag of the operations that are tried; all operations by default. */
  readonly only?: string | undefined;
  readonly onProgress?: (stage: string) => void;
  /** The sampler of the document, if there already is one. */
  readonly sampler?: Sampler;
}

/** Number of cases of one operation that are tried before those of the next. */
const ROUND = 8;

/** Runs the cases of a document against a server. With the same seed and the same server, the result is the same. */
export async function verify(request: RunRequest): Promise<Verification> {
  const { model, only, sampler = createSampler(model) } = request;
  const run = new Run(request, sampler);
  const chosen = model.operations.filter(({ family }) => only === undefined || family === only);
  const ordered = chosen.toSorted((a, b) => weightOf(a) - weightOf(b));
  for (const step of steps) await run.step(ordered, step);
  await run.shrink();
  return run.verification(chosen);
}

class Run {
  readonly #request: RunRequest;
  readonly #planning: Planning;
  readonly #contracts: (operation: Operation) => ResponseContracts;
  readonly #budget: Budget;
  readonly #captured: CapturedIds;
  readonly #plans = new Map<Operation, OpenPlan>();
  /** Pairs of an operation and a keyword that a case has already broken. */
  readonly #broken = new Set<string>();
  readonly #results = new Map<PlannedCase, CaseResult>();
  readonly #started = performance.now();

  constructor(request: RunRequest, sampler: Sampler) {
    const { model, settings, bounds } = request;
    this.#request = request;
    this.#budget = new Budget(bounds);
    this.#captured = new CapturedIds({ model, sampler });
    this.#planning = { model, settings, sampler: sampler.within(this.#budget.planning) };
    this.#contracts = responseContracts(this.#planning, sampler);
  }

  async step(operations: readonly Operation[], step: Step): Promise<void> {
    let open = operations.filter(step.of);
    while (open.length > 0 && !this.#isOver(step)) {
      const left: Operation[] = [];
      for (const operation of open) {
        if (this.#isOver(step)) return;
        if (await this.#round(operation, step)) left.push(operation);
      }
      open = step.most === 'one' ? [] : left;
    }
  }

  #isOver({ until = 1 }: Step): boolean {
    return this.#budget.stop !== undefined || this.#budget.used > until;
  }

  /** Tries some cases of an operation. Returns whether there may be more. */
  async #round(operation: Operation, { kinds, most }: Step): Promise<boolean> {
    const plan = this.#planOf(operation);
    this.#request.onProgress?.(`Trying ${operation.id}`);
    let hasMore = false;
    for (const kind of kinds) {
      let isNew = true;
      const queue = function* (this: Run): Generator<PlannedCase> {
        for (let count = 0; isNew && count < (most === 'one' ? 1 : ROUND); count += 1) {
          if (this.#budget.stop !== undefined) return;
          const planned = plan.next(kind);
          if (planned === undefined) return;
          if (most === 'keywords') isNew = this.#breaksAnew(planned);
          yield planned;
        }
      }.call(this);
      const work = async (): Promise<void> => {
        for (const planned of queue) this.#results.set(planned, await this.#run(planned, operation));
      };
      // Cases that change resources run in order.
      const isRead = ['get', 'head'].includes(operation.method) && kind !== 'method';
      const width = isRead ? this.#request.bounds.concurrency : 1;
      await Promise.all(Array.from({ length: width }, work));
      hasMore ||= isNew && !plan.hasEnded(kind);
    }
    return hasMore;
  }

  /** Whether no earlier case has broken the keyword of this one. */
  #breaksAnew({ case: { operation }, covers: { constraint } }: PlannedCase): boolean {
    const key = JSON.stringify([operation, constraint?.keyword]);
    const isNew = !this.#broken.has(key);
    this.#broken.add(key);
    return isNew;
  }

  async shrink(): Promise<void> {
    const failed = [...this.#results.values()].filter(({ ending }) => ending === 'failed');
    const given = {
      planning: this.#planning,
      target: this.#target([]),
      responsesOf: this.#responsesOf,
      isOver: () => this.#budget.stop !== undefined,
    };
    for (const result of await shrinkFailures(failed, given)) this.#results.set(result.planned, result);
  }

  verification(operations: readonly Operation[]): Verification {
    const plans = operations.map((operation) => this.#planOf(operation).plan());
    const results = plans.flatMap(({ cases }) =>
      cases.flatMap((planned) => this.#results.get(planned) ?? []),
    );
    const { stop } = this.#budget;
    const isLeft =
      stop?.kind === 'unreachable' ||
      plans.some(({ open }) => open.length > 0) ||
      results.some(({ why }) => why === stop?.reason);
    return {
      plans,
      results,
      requests: this.#budget.spent,
      milliseconds: performance.now() - this.#started,
      stopped: isLeft ? stop : undefined,
    };
  }

  #planOf(operation: Operation): OpenPlan {
    const existing = this.#plans.get(operation);
    if (existing !== undefined) return existing;
    const { settings } = this.#planning;
    const values = this.#captured.for(operation, settings.values);
    const planning = { ...this.#planning, settings: { ...settings, values } };
    const plan = new OpenPlan(planning, operation, () => this.#budget.planning);
    this.#plans.set(operation, plan);
    return plan;
  }

  async #run(planned: PlannedCase, operation: Operation): Promise<CaseResult> {
    const started = performance.now();
    const exchanges: Exchange[] = [];
    const ended = (more: Pick<CaseResult, 'ending'> & Partial<CaseResult>): CaseResult => {
      const milliseconds = performance.now() - started;
      return { planned, failed: [], why: undefined, exchanges, smallest: undefined, milliseconds, ...more };
    };
    if (planned.case.writes && !this.#request.allowWrites)
      return ended({ ending: 'skipped', why: 'writes are not allowed (--allow-writes)' });
    const why = this.#budget.stop?.reason ?? whyWithoutServer(planned.case, this.#request.server);
    if (why !== undefined) return ended({ ending: 'skipped', why });
    try {
      const context = { target: this.#target(exchanges), responsesOf: this.#responsesOf };
      const { failed, notExercised, response: received }: Outcome = await runCase(planned.case, context);
      if (planned.case.kind === 'valid' && (received?.status === 200 || received?.status === 201))
        this.#captured.add(operation, planned.source?.values.parameters.path ?? {}, jsonOf(received));
      if (failed.length > 0) return ended({ ending: 'failed', failed });
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
      servers: server.servers,
      token: server.token,
      otherToken: server.otherToken,
      ...(server.fetch === undefined ? {} : { fetch: server.fetch }),
      timeout: bounds.timeout,
      spend: () => this.#budget.spend(),
      observe: (request, received) => {
        this.#budget.observe(received);
        const isRead = isReceived(received);
        exchanges.push({
          request,
          status: isRead ? received.status : undefined,
          mediaType: isRead && received.body.length > 0 ? contentTypeOf(received) : undefined,
        });
      },
    });
  }

  readonly #responsesOf: RunContext['responsesOf'] = async (id) => {
    const operation = this.#request.model.operations.find((each) => each.id === id);
    return operation === undefined ? {} : this.#contracts(operation);
  };
}
