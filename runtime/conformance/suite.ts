import type { Case } from './case.ts';
import type { ResponseContracts } from './contract.ts';
import { printCurl } from './curl.ts';
import { requestOf } from './request-of.ts';
import { runCase } from './run-case.ts';
import { readServer, whyWithoutServer } from './servers.ts';
import { createTarget } from './target.ts';

export interface SuiteOptions {
  /** `https://forge.example/api/v4`; paths follow it. */
  readonly baseUrl: string | undefined;
  /** `SERVER=ADDRESS`, separated by spaces: the URLs of the servers of single operations. */
  readonly servers?: string | undefined;
  readonly token: string | undefined;
  /** The token of a caller who may not access the resources of the first one. */
  readonly otherToken?: string | undefined;
  readonly allowWrites: boolean;
  /** Milliseconds for one request with its response. */
  readonly timeout: number;
  /** The documented responses of an operation, by its `operationId`. */
  responsesOf(operation: string): Promise<ResponseContracts>;
}

/** The parts of a test that a case uses. */
export interface TestContext {
  skip(reason: string): void;
}

/**
 * Returns the function that runs a case against a server. It rejects with the errors and a curl command, and skips cases
 * that may not run or that cannot be checked.
 */
export function createSuite(options: SuiteOptions): (each: Case, context: TestContext) => Promise<void> {
  const { baseUrl, token, otherToken, timeout, allowWrites } = options;
  const servers = readServers(options.servers ?? '');
  return async (each, context) => {
    if (baseUrl === undefined) throw new TypeError('Name the server in the variable SERVER_URL.');
    if (each.writes && !allowWrites) return context.skip('writes are not allowed (ALLOW_WRITES=1)');
    const addresses = { baseUrl, servers };
    const why = whyWithoutServer(each, addresses);
    if (why !== undefined) return context.skip(why);
    const target = createTarget({ ...addresses, token, otherToken, timeout });
    const runContext = { target, responsesOf: (id: string) => options.responsesOf(id) };
    const { failed, notExercised } = await runCase(each, runContext);
    if (failed.length === 0) return notExercised === undefined ? undefined : context.skip(notExercised);
    const given = each.trial.type === 'single' ? `${each.trial.expected.given}: ` : '';
    const lines = failed.map(({ check, message }) => `${check}: ${given}${message}`);
    throw new Error([...lines, printCurl(addresses, requestOf(each))].join('\n'));
  };
}

function readServers(text: string): Readonly<Record<string, string>> {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return Object.fromEntries(
    words.map((word) => {
      const server = readServer(word);
      if (server === undefined) throw new TypeError(`SERVERS takes URL=URL; not ${JSON.stringify(word)}.`);
      return server;
    }),
  );
}
