import { serveEditor } from '../../editor/server.ts';
import { toolkitVersion } from '../../process/package-root.ts';
import { EXIT, type Run } from '../command.ts';
import { readConfiguration } from '../configuration.ts';
import { atMost } from '../document.ts';

/** Runs `forgespec lsp`. */
export const run: Run = async ({ values, positionals }) => {
  atMost(positionals, 0);
  const isShutDown = await serveEditor({
    input: process.stdin,
    output: process.stdout,
    version: toolkitVersion(),
    readSettings: (folder) => {
      // The editor may have started the process in another folder.
      if (folder !== undefined) process.chdir(folder);
      return readConfiguration(values);
    },
  });
  // The editor may not close its end of the connection.
  process.stdin.destroy();
  return isShutDown ? EXIT.fine : EXIT.findings;
};
