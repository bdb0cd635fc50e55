import { relative, resolve } from 'node:path';
import { recordFindings } from '../../diagnostics/json.ts';
import { visibleJson } from '../../diagnostics/visible.ts';
import { loadModel } from '../../pipeline.ts';

import { printLedger, summariseLedger } from '../../reconcile/ledger.ts';
import type { ScaffoldReport } from '../../reconcile/scaffold.ts';
import { optionalChoice, stringOption, type Run } from '../command.ts';
import { UsageError } from '../usage-error.ts';
import { atMost, findDocument, strictOptions } from '../document.ts';
import { takesOver } from '../output-options.ts';
import { exitCodeOf, refuse, reportFindings } from '../report.ts';

/** Runs `forgespec scaffold`. */
export const run: Run = async (call, terminal) => {
  const { values, positionals } = call;
  atMost(positionals, 1);
  const [path] = positionals;
  if (path === undefined) throw new UsageError('Name the folder of the handlers.');
  const called = findDocument(call);
  const generated = stringOption(values, 'server') ?? called.out ?? 'generated';
  const extension = optionalChoice(values, 'import-extension', ['ts', 'js']);
  const importExtension = extension && (`.${extension}` as const);
  if (isInside(path, generated))
    throw new UsageError(
      `${path} is in ${generated}, where generated files lie; handlers need a folder of their own.`,
    );
  const { model, findings } = await loadModel(called.document, strictOptions(called, call, terminal));
  if (model === undefined) return refuse(findings, terminal);
  terminal.progress(`Reconciling ${path}`);
  // The compiler that reads handlers takes half a second to load, which a refused call need not wait for.
  const { scaffold } = await import('../../reconcile/scaffold.ts');
  const report = scaffold(model, { path, generated, importExtension, takesOver: takesOver(values) });
  const all = [...findings, ...report.findings];
  if (terminal.format === 'json') terminal.print(printJson({ ...report, findings: all }));
  else {
    reportFindings(all, terminal);
    if (terminal.format === 'text') terminal.print(printText(path, report));
  }
  return exitCodeOf(all);
};

function printText(path: string, { ledger, written }: ScaffoldReport): string {
  const files = written.length === 1 ? '1 file written' : `${written.length} files written`;
  return [...printLedger(ledger), `${path}: ${summariseLedger(ledger)}; ${files}`].join('\n');
}

function printJson({ ledger, written, findings }: ScaffoldReport): string {
  return visibleJson({ findings: recordFindings(findings), ledger, written }, 2);
}

function isInside(path: string, folder: string): boolean {
  const from = relative(resolve(folder), resolve(path));
  return from === '' || !/^\.\.(?:[/\\]|$)|^(?:[A-Za-z]:)?[/\\]/.test(from);
}
