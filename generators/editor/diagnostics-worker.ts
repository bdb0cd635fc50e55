import { parentPort } from 'node:worker_threads';
import type { Diagnostic } from 'vscode-languageserver-protocol';
import { keepCompiledCode } from '../process/compile-cache.ts';
import type { DiagnosticsRequest } from './diagnostics-thread.ts';

// A setting of this thread, for modules that are imported afterwards.
keepCompiledCode();
const [
  { readDocument },
  { compileChecks },
  { addFormats },
  { receiveFormats },
  { buildModel },
  { nameFindings },
  { withLevels },
  { Buffers },
  { EditorText },
  { diagnosticsOf },
  { BreakingChanges },
] = await Promise.all([
  import('../source/read-document.ts'),
  import('../check/value-checks.ts'),
  import('../formats/formats.ts'),
  import('../plugin/shared-formats.ts'),
  import('../model/build.ts'),
  import('../typescript/ts-model.ts'),
  import('../diagnostics/severities.ts'),
  import('./buffers.ts'),
  import('./text-buffer.ts'),
  import('./findings.ts'),
  import('./breaking-changes.ts'),
]);

const buffers = new Buffers();
const breaking = new BreakingChanges();

parentPort?.on('message', async ({ path, options, formats, open }: DiagnosticsRequest) => {
  addFormats(await receiveFormats(formats));
  for (const { path: closed } of buffers.all) buffers.delete(closed);
  for (const { path: opened, uri, text } of open)
    buffers.set({ path: opened, uri, version: 0, content: new EditorText(text) });
  const { root, naming, oneOf, levels = {} } = options;
  const { document } = readDocument(path, {
    reader: buffers,
    compile: compileChecks(oneOf),
    ...(root === undefined ? {} : { root }),
  });
  const all = new Map<string, readonly Diagnostic[]>();
  if (document !== undefined) {
    const { model, findings } = buildModel(document, { naming, oneOf });
    const levelled = withLevels([...nameFindings(model), ...findings], levels);
    for (const byPath of [
      diagnosticsOf(levelled, path, buffers.uriOf),
      await breaking.of(path, { model, places: document.places }, options),
    ])
      for (const [file, found] of byPath) all.set(file, [...(all.get(file) ?? []), ...found]);
  }
  parentPort?.postMessage([...all], []);
});
