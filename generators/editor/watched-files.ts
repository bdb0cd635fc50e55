import type { RegistrationParams } from 'vscode-languageserver-protocol';

const globs = ['**/*.{yaml,yml,json,md}', '**/forgespec.config.{ts,mts,js,mjs}'];

/** The registration for `workspace/didChangeWatchedFiles` of LSP 3.18. */
export const watchedFiles: RegistrationParams = {
  registrations: [
    {
      id: 'files',
      method: 'workspace/didChangeWatchedFiles',
      registerOptions: { watchers: globs.map((globPattern) => ({ globPattern })) },
    },
  ],
};
