import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calledBy, linesOf } from './recorded.ts';
import { wants } from './scenarios/index.ts';
import type { ScenarioClient } from './scenario-client.ts';
import { startStage, type Stage } from './stage.ts';
import { checkTraffic, shown, type Traffic } from './traffic.ts';

/** A client, and what running its scenarios needs. */
export interface ClientKind {
  /** Its name in the table of the coverage: `python-gitlab`. */
  readonly name: string;
  /** What has to be installed for it, but is not. */
  readonly missing?: string | undefined;
  readonly scenarios: readonly string[];
  start(): ScenarioClient;
}

/** Whether clients that are not installed are a failure. */
const areRequired = process.env['FORGE_CLIENTS'] === 'required';

/**
 * Runs the scenarios of a client against a separate service, each from the same world. Then compares the called
 * operations with the records, and all traffic with the documents.
 */
export function describeClient({ name, missing, scenarios, start }: ClientKind): void {
  const leftOut = missing === undefined ? '' : ` (left out: ${missing} is not installed)`;
  if (missing !== undefined) console.info(`The client ${name} is left out: ${missing} is not installed.`);
  describe.skipIf(missing !== undefined && !areRequired)(`the client ${name}${leftOut}`, () => {
    let stage: Stage;
    let client: ScenarioClient | undefined;
    let traffic: Traffic;

    beforeAll(async () => {
      if (missing !== undefined)
        throw new Error(`${missing} is not installed, and FORGE_CLIENTS asks for it.`);
      stage = await startStage();
      client = start();
    });
    beforeEach(async ({ task }) => stage.restore(task.name));
    afterAll(async () => {
      await client?.stop();
      await stage?.stop();
    });

    test.each(scenarios)('%s', async (scenario) => {
      const { steps, failure } = (await client?.run(scenario, stage.world)) ?? { steps: {} };
      const wanted = wants[scenario] ?? {};
      expect({ steps, failure: failure ?? null }).toMatchObject({
        steps: Object.fromEntries(Object.keys(steps).map((step) => [step, wanted[step]])),
        failure: null,
      });
    });

    test('sends and gets what the documents describe', async () => {
      traffic = await checkTraffic(stage.proxy.exchanges);
      expect(traffic.faults).toEqual([]);
      const unknown = traffic.calls.filter(({ operation }) => operation === undefined);
      expect(unknown.map(({ exchange }) => shown(exchange))).toEqual([]);
    });

    test('calls the operations that are recorded for it', async () => {
      await expect(linesOf(calledBy(traffic.calls))).toMatchFileSnapshot(`recorded/${name}.txt`);
    });
  });
}
