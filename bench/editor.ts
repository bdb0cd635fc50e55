import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type ProtocolConnection,
} from 'vscode-languageserver-protocol/node';
import { cache, hostingDocument, repository } from './places.ts';
import type { Section } from './section.ts';
import { median } from './statistics.ts';

/** Keystrokes in each document, after some that are not counted: the first ones run code that is not compiled yet. */
const KEYSTROKES = 20;
const UNCOUNTED = 10;

/** Milliseconds from a keystroke to the findings. */
const TARGET = 100;

/** What is typed, and where: the folder of the document, its root, and the file, both relative to the folder. */
interface Typed {
  readonly name: string;
  readonly folder: string;
  readonly file: string;
}

const documents: readonly Typed[] = [
  {
    name: 'hosting API, in one of its files',
    folder: dirname(hostingDocument),
    file: 'components/schemas/milestone.yaml',
  },
  {
    name: 'Star Trek, a file of 11,748 lines',
    folder: join(repository, 'test/corpora/node_modules/@readme/oas-examples/3.0/yaml'),
    file: 'star-trek.yaml',
  },
];

/** The waiting time for findings while typing: over the protocol, from a keystroke until the findings are published. */
export async function benchEditor(): Promise<Section> {
  const rows: string[][] = [];
  for (const { name, folder, file } of documents) {
    const copy = join(cache, 'typed', basename(folder));
    rmSync(copy, { recursive: true, force: true });
    cpSync(folder, copy, { recursive: true });
    const times = await typeIn(copy, file);
    const middle = median(times);
    const verdict = middle <= TARGET ? 'holds' : 'does not hold';
    rows.push([name, middle.toFixed(0), Math.min(...times).toFixed(0), `${TARGET}: ${verdict}`]);
  }
  return {
    title: 'Editor',
    remark:
      `Milliseconds from a keystroke in a description until \`forgespec lsp\` has published what it finds, as a client of the protocol sees it: ` +
      `${KEYSTROKES} keystrokes after the first ${UNCOUNTED}. The server waits 10 ms for further keystrokes.`,
    head: ['Document', 'Median ms', 'Least ms', 'Target'],
    rows,
  };
}

async function typeIn(folder: string, file: string): Promise<readonly number[]> {
  const main = join(repository, 'generators/cli/main.ts');
  const server = spawn(process.execPath, [main, 'lsp', '--stdio'], { cwd: folder });
  const closed = once(server, 'close');
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  connection.listen();
  try {
    const rootUri = pathToFileURL(folder).href;
    await connection.sendRequest(InitializeRequest.type, {
      processId: process.pid,
      rootUri,
      capabilities: {},
    });
    await connection.sendNotification(InitializedNotification.type, {});
    const text = readFileSync(join(folder, file), 'utf8');
    const times = await strokes(connection, pathToFileURL(join(folder, file)).href, text);
    await connection.sendRequest(ShutdownRequest.type);
    await connection.sendNotification(ExitNotification.type);
    await closed;
    return times;
  } finally {
    connection.dispose();
    server.kill();
  }
}

async function strokes(
  connection: ProtocolConnection,
  uri: string,
  text: string,
): Promise<readonly number[]> {
  const published = new Map<number, () => void>();
  connection.onNotification(PublishDiagnosticsNotification.type, (found) => {
    if (found.uri === uri && found.version !== undefined) published.get(found.version)?.();
  });
  const next = (version: number): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    published.set(version, resolve);
    return promise;
  };
  const before = text.slice(0, text.search(/description: *[A-Za-z]/)).split('\n');
  const start = { line: before.length - 1, character: (before.at(-1)?.length ?? 0) + 'description: '.length };
  const opened = next(0);
  await connection.sendNotification(DidOpenTextDocumentNotification.type, {
    textDocument: { uri, languageId: 'yaml', version: 0, text },
  });
  await opened;
  const times: number[] = [];
  for (let version = 1; version <= UNCOUNTED + KEYSTROKES; version += 1) {
    const found = next(version);
    const begin = performance.now();
    await connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri, version },
      contentChanges: [{ range: { start, end: start }, text: 'x' }],
    });
    await found;
    if (version > UNCOUNTED) times.push(performance.now() - begin);
  }
  return times;
}
