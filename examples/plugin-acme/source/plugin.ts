import { definePlugin, type Plugin } from 'forgespec';
import { definitions } from './findings.ts';
import { routesEmitter } from './routes.ts';
import { verbsInPaths } from './verbs-in-paths.ts';

/** How the plug-in is set up. */
export interface AcmeOptions {
  /** First words of paths that are no things; `get`, `create`, `update` and `delete` unless given. */
  readonly verbs?: readonly string[];
}

/** What all services of Acme have in common. */
export default function acme({ verbs = ['get', 'create', 'update', 'delete'] }: AcmeOptions = {}): Plugin {
  return definePlugin({
    name: 'acme',
    findings: { definitions },
    rules: [verbsInPaths(verbs)],
    emitters: [routesEmitter],
  });
}
