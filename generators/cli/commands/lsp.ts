import { serveEditor } from '../../editor/server.ts';
import { toolkitVersion } from '../../package-root.ts';
import { EXIT, type Run } from '../command.ts';
import { readConfiguration } from '../configuration.ts';
import { atMost } from '../document.ts';

/** Runs `forgespec lsp`. */
export const run: Run = async ({ values, positionals }) => {
  atMost(positionals, 0);
  const isWell = await serveEditor({
    input: process.stdin,
    output: process.stdout,
    version: toolkitVersion(),
    readSettings: (folder) => {
      // An editor may start the process in another folder than the one that it has open.
      if (folder !== undefined) process.chdir(folder);
      return readConfiguration(values);
    },
  });
  // An editor may keep its end of the connection open.
  process.stdin.destroy();
  return isWell ? EXIT.fine : EXIT.findings;
};
