import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { harOf } from './har.ts';
import type { Exchange } from './recording-proxy.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What `forgespec validate --har` says of recorded exchanges. */
export interface Traffic {
  /** What is wrong, a line for each. */
  readonly faults: readonly string[];
  /** The exchanges, each with its operation: undefined for requests that no document describes. */
  readonly calls: readonly Call[];
}

export interface Call {
  readonly operation: string | undefined;
  readonly exchange: Exchange;
}

/** The documents of the service; requests that the first does not describe belong to the second. */
const documents = ['spec/openapi.yaml', 'service/companion/openapi.yaml'];

/** Runs `forgespec validate --har` with the exchanges of the API, for both documents of the service. */
export async function checkTraffic(exchanges: readonly Exchange[]): Promise<Traffic> {
  let left = exchanges.filter(({ url }) => new URL(url).pathname.startsWith('/api/v4/'));
  const [first] = left;
  if (first === undefined) return { faults: [], calls: [] };
  const baseUrl = `${new URL(first.url).origin}/api/v4`;
  const calls: Call[] = [];
  const faults: string[] = [];
  for (const document of documents) {
    const entries = await validate(document, baseUrl, left);
    const checked = left.map((exchange, at) => ({ exchange, entry: entries[at] }));
    left = [];
    for (const { exchange, entry } of checked) {
      const operation = entry?.operation ?? undefined;
      if (operation === undefined) left.push(exchange);
      else {
        calls.push({ operation, exchange });
        const messages = entry?.findings.map(({ message }) => message) ?? [];
        faults.push(...messages.map((message) => `${shown(exchange)}: ${message}`));
      }
    }
  }
  calls.push(...left.map((exchange) => ({ operation: undefined, exchange })));
  return { faults, calls };
}

/** An exchange in a line. */
export function shown({ scenario, method, url, status }: Exchange): string {
  const { pathname, search } = new URL(url);
  return `${scenario}: ${method} ${pathname}${search} ${status}`;
}

interface Entry {
  readonly operation: string | null;
  readonly findings: readonly { readonly message: string }[];
}

async function validate(
  document: string,
  baseUrl: string,
  exchanges: readonly Exchange[],
): Promise<readonly Entry[]> {
  const folder = mkdtempSync(join(tmpdir(), 'forge-har-'));
  const file = join(folder, 'scenarios.har');
  writeFileSync(file, harOf(exchanges));
  const args = [
    'validate',
    '--har',
    file,
    '--document',
    document,
    '--root',
    '.',
    '--base-url',
    baseUrl,
    '--scalars',
    'lenient',
  ];
  try {
    const output = await new Promise<string>((resolve, reject) => {
      execFile(
        process.execPath,
        ['generators/cli/main.ts', ...args, '--format', 'json'],
        { cwd: root, maxBuffer: 100_000_000 },
        // Entries of the other document are findings here.
        (error, stdout) => (error !== null && stdout === '' ? reject(error) : resolve(stdout)),
      );
    });
    return (JSON.parse(output) as { entries: readonly Entry[] }).entries;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
