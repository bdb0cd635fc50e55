import type { Settings } from '../../config/settings.ts';
import { serveEditor } from '../../editor/server.ts';
import { renderText } from '../../diagnostics/text.ts';
import { toolkitVersion } from '../../package-root.ts';
import { EXIT, type Run } from '../command.ts';
import { readConfiguration } from '../configuration.ts';
import { atMost } from '../document.ts';

/** Runs `forgespec lsp`. */
export const run: Run = async ({ values, positionals, settings: own }, terminal) => {
  atMost(positionals, 0);
  /** Of the folder that an editor has open, which may be another than the one that it starts processes in. */
  const settingsOf = async (folder: string | undefined): Promise<Settings> => {
    if (folder === undefined || folder === process.cwd()) return own;
    process.chdir(folder);
    const settings = await readConfiguration(values);
    if (!('findings' in settings)) return settings;
    terminal.note(renderText(settings.findings));
    throw new Error(settings.findings.map(({ message }) => message).join('\n'));
  };
  const isWell = await serveEditor({
    input: process.stdin,
    output: process.stdout,
    version: toolkitVersion(),
    settingsOf,
  });
  // An editor may hold its end open.
  process.stdin.destroy();
  return isWell ? EXIT.fine : EXIT.findings;
};
