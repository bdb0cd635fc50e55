import type { ClientWorld } from './world.ts';

/** The results of a scenario's steps, by their names: the value that the client returned, or how it was refused. */
export interface Outcome {
  readonly steps: Readonly<Record<string, unknown>>;
  /** What broke the scenario off. */
  readonly failure?: string | null;
}

/** A client that runs scenarios, one after the other. */
export interface ScenarioClient {
  run(scenario: string, world: ClientWorld): Promise<Outcome>;
  stop(): Promise<void>;
}

/** Runs a step and keeps its result under a name; returns the value. */
export type Step = <Value>(name: string, call: () => Promise<Value>) => Promise<Value>;

/** A scenario in this process. */
export type Scenario = (world: ClientWorld, step: Step) => Promise<void>;

/**
 * A client of this process. `statusOf` reads the status of a refusal from the error that the client throws; undefined
 * for other errors.
 */
export function clientOf(
  scenarios: Readonly<Record<string, Scenario>>,
  statusOf: (error: unknown) => number | undefined,
): ScenarioClient {
  return {
    async run(name, world) {
      const steps: Record<string, unknown> = {};
      const step: Step = async (title, call) => {
        try {
          const value = await call();
          steps[title] = await plain(value);
          return value;
        } catch (error) {
          const status = statusOf(error);
          if (status === undefined) throw error;
          steps[title] = { refused: status };
          return undefined as never;
        }
      };
      try {
        await scenarios[name]?.(world, step);
        return { steps };
      } catch (error) {
        return { steps, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
      }
    },
    stop: () => Promise.resolve(),
  };
}

/** A value as JSON shows it. Bytes are shown as text, or by their first two if they are not text. */
async function plain(value: unknown): Promise<unknown> {
  if (value === undefined) return null;
  if (value instanceof Blob) return shownBytes(Buffer.from(await value.arrayBuffer()));
  if (value instanceof ReadableStream)
    return shownBytes(Buffer.from(await new Response(value).arrayBuffer()));
  if (value instanceof Uint8Array) return shownBytes(Buffer.from(value));
  return value;
}

function shownBytes(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  return Buffer.from(text).equals(bytes) ? text : `bytes ${bytes.subarray(0, 2).toString('hex')}`;
}
