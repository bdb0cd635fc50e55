import { definePlugin, type Plugin } from 'forgespec';
import { definitions } from './findings.ts';
import { isSku } from './formats/sku.ts';
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
    formats: {
      'acme-sku': {
        // Validators of the output carry the module.
        check: { type: 'string', test: isSku, module: new URL('./formats/sku', import.meta.url) },
        samples: ['ABC-12340', 'XYZ-00011'],
        nearMisses: { 'wrong check digit': 'ABC-12341' },
      },
    },
    emitters: [routesEmitter],
  });
}
